import { Download, UserPlus } from 'lucide'
import { type ReactNode, useState } from 'react'
import { relativeTime } from '../../../domain/calendar/date.ts'
import { canOperate } from '../../../domain/channel/channelSettings.ts'
import { formatNumber } from '../../../domain/format.ts'
import {
  type Member,
  type MemberPage,
  type MemberQuery,
  membersHref,
  roleFilters,
  seenFilters,
  memberQuery,
} from '../../../domain/members/member.ts'
import { rolesText } from '../../../domain/members/memberTable.ts'
import { pageCount } from '../../../domain/paging.ts'
import { safeImageUrl } from '../../../domain/site/safeUrl.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import face from '../../art/avatar-default.svg?url&no-inline'
import { CatalogueSearch } from '../../catalogue/CatalogueSearch.tsx'
import { ActionButton, RetryButton } from '../../kit/ActionButton.tsx'
import { useUrlState } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { useShowMore } from '../../kit/GrowingList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { SectionMessage } from '../../kit/Message.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SmallPicture } from '../../kit/Picture.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { PlainPage } from '../../site/PlainPage.tsx'
import { gateHeading, StudioGate } from '../StudioGate.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { AddToClassDialog, RolesDialog } from './MemberDialogs.tsx'
import { DepartureDialog } from '../../members/DepartureDialog.tsx'
import { departureWords } from '../../members/departureWords.ts'
import { useChannelClasses, useExport, useMembers } from '../../members/memberQueries.ts'
import { channelMemberWords as words } from '../../members/channelMemberWords.ts'
import styles from './MembersPage.module.css'

/** Renders the page with everybody of a channel, for people who teach or run it. */
export const MembersPage = () => {
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  return (
    <PlainPage
      creature="NEMO"
      title={words.title}
      windowTitle={(viewer && gateHeading({ viewer, mayUse: rolePolicy.canTeach, words: words.gate })) ?? words.title}
      note={words.note}
      isWaiting={viewer === null}
    >
      {viewer === null ? (
        <Skeleton height={320} radius="card" />
      ) : (
        <StudioGate viewer={viewer} mayUse={rolePolicy.canTeach} words={words.gate}>
          <Members viewer={viewer} />
        </StudioGate>
      )}
    </PlainPage>
  )
}

/** The member whom an operator is about to change, with the kind of change. */
interface ManagedMember {
  readonly deed: 'roles' | 'remove'
  readonly member: Member
}

const Members = ({ viewer }: { readonly viewer: Viewer }) => {
  const { parameters, navigate } = useUrlState()
  const { notifications } = useApplication()
  const query = memberQuery.parse(parameters)
  const members = useMembers(query)
  const [chosen, setChosen] = useState<readonly Member[]>([])
  const [dialog, setDialog] = useState<'invite' | 'addToClass' | ManagedMember | null>(null)
  const download = useExport()
  const close = () => setDialog(null)
  const page = loadedValue(members)
  const toggle = (member: Member) => {
    const others = chosen.filter(({ userId }) => userId !== member.userId)
    setChosen(others.length < chosen.length ? others : [...chosen, member])
  }
  const add = () => {
    if (chosen.length === 0) notifications.warn(words.addToClass.nobody)
    else setDialog('addToClass')
  }
  return (
    <Panel aria-labelledby="members" className={styles['members']}>
      <SectionHeading
        id="members"
        title={words.table}
        note={page && <span className={styles['count']}>{words.count(formatNumber(page.totalCount))}</span>}
      />
      <div className={styles['actions']}>
        <Button onClick={() => setDialog('invite')}>
          <Icon icon={UserPlus} size={18} />
          {words.invite.button}
        </Button>
        <Button tone="soft" onClick={add}>
          {words.addToClass.button}
        </Button>
        <ActionButton tone="quiet" isRunning={download.isPending} onClick={() => void download.run(query)}>
          <Icon icon={Download} size={18} />
          {download.isPending ? words.export.running : words.export.button}
        </ActionButton>
        <p role="status" className={styles['chosen']}>
          {chosen.length > 0 && words.chosen(formatNumber(chosen.length))}
        </p>
      </div>
      <MemberFilters query={query} onChange={(next) => navigate(membersHref({ ...query, ...next, page: 1 }), { replace: true })} />
      {members.status === 'waiting' && <TableSkeleton />}
      {members.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={members.retry} />
        </SectionMessage>
      )}
      {page &&
        (page.items.length === 0 ? (
          <NoMembers query={query} />
        ) : (
          <MemberTable {...{ viewer, page, chosen, toggle }} onManage={setDialog} />
        ))}
      {page && <Pagination page={query.page} last={pageCount(page)} hrefOf={(to) => membersHref({ ...query, page: to })} />}
      {dialog === 'invite' && <InviteDialog onClose={close} />}
      {dialog === 'addToClass' && <AddToClassDialog members={chosen} onAdded={() => setChosen([])} onClose={close} />}
      {dialog !== null && typeof dialog === 'object' && (
        <MemberDialog {...dialog} viewer={viewer} operatorCount={page?.operatorCount ?? 0} onClose={close} />
      )}
    </Panel>
  )
}

interface MemberDialogProps extends ManagedMember {
  readonly viewer: Viewer
  readonly operatorCount: number
  onClose(): void
}

const MemberDialog = ({ deed, viewer, member, ...rest }: MemberDialogProps) =>
  deed === 'roles' ? (
    <RolesDialog viewer={viewer} member={member} {...rest} />
  ) : (
    <DepartureDialog isOwn={member.userId === viewer.userId} member={member} courseClassId={null} classes={member.classes} {...rest} />
  )

const NoMembers = ({ query }: { readonly query: MemberQuery }) =>
  memberQuery.isFiltered(query) || query.page > 1 ? (
    <SectionMessage creature="SEAHORSE" text={words.notFound} note={words.notFoundNote}>
      <ButtonLink tone="soft" href={membersHref(memberQuery.initial)}>
        {words.showAll}
      </ButtonLink>
    </SectionMessage>
  ) : (
    <SectionMessage creature="NEMO" text={words.none} note={words.noneNote} />
  )

const TableSkeleton = () => (
  <div>
    <p role="status">
      <VisuallyHidden>{words.waiting}</VisuallyHidden>
    </p>
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height={56} radius="control" />
    ))}
  </div>
)

const option = (value: string, label: string) => ({ value, label })

interface MemberFiltersProps {
  readonly query: MemberQuery
  onChange(next: Partial<MemberQuery>): void
}

const filterWords = words.filters

const MemberFilters = ({ query, onChange }: MemberFiltersProps) => {
  const classes = loadedValue(useChannelClasses()) ?? []
  return (
    <div className={styles['filters']}>
      <CatalogueSearch words={words.search} keyword={query.keyword} onSearch={(keyword) => onChange({ keyword })} />
      <SelectField
        label={filterWords.role}
        value={query.role ?? ''}
        options={[option('', filterWords.allRoles), ...roleFilters.map((role) => option(role, filterWords.roles[role]))]}
        onSelect={(role) => onChange({ role: roleFilters.find((one) => one === role) ?? null })}
      />
      <SelectField
        label={filterWords.courseClass}
        value={query.courseClassId ?? ''}
        options={[option('', filterWords.allClasses), ...classes.map(({ courseClassId, title }) => option(String(courseClassId), title))]}
        onSelect={(courseClassId) => onChange({ courseClassId: courseClassId || null })}
      />
      <SelectField
        label={filterWords.seen}
        value={query.seen ?? ''}
        options={[option('', filterWords.anyTime), ...seenFilters.map((seen) => option(seen, filterWords.times[seen]))]}
        onSelect={(seen) => onChange({ seen: seenFilters.find((one) => one === seen) ?? null })}
      />
    </div>
  )
}

interface MemberTableProps {
  readonly viewer: Viewer
  readonly page: MemberPage
  readonly chosen: readonly Member[]
  toggle(member: Member): void
  onManage(managed: ManagedMember): void
}

const memberName = ({ nickname }: Pick<Member, 'nickname'>) => nickname?.trim() || words.noName

/** Renders a table of members. On a phone, the data of the columns stands below the name instead. */
const MemberTable = ({ viewer, page, chosen, toggle, onManage }: MemberTableProps) => {
  const { clock } = useApplication()
  const mayManage = canOperate(viewer)
  const { shown, listRef, moreButton } = useShowMore<Member, HTMLTableSectionElement>(page.items)
  const seenText = ({ lastSeenDate }: Member) => relativeTime(lastSeenDate, clock.now(), clock.timeZone()) ?? words.never
  return (
    <>
      <table aria-label={words.table} className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['choice']}>
              <VisuallyHidden>{words.columns.choose}</VisuallyHidden>
            </th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col" className={styles['wide']}>
              {words.columns.role}
            </th>
            <th scope="col" className={styles['wide']}>
              {words.columns.classes}
            </th>
            <th scope="col" className={styles['wide']}>
              {words.columns.seen}
            </th>
            {mayManage && <th scope="col">{words.columns.more}</th>}
          </tr>
        </thead>
        <tbody ref={listRef}>
          {shown.map((member) => {
            const name = memberName(member)
            const classes = member.classes.map(({ title }) => title).join(', ') || words.noClass
            return (
              <tr key={member.userId}>
                <td className={styles['choice']}>
                  <ChoiceBox
                    label={words.choose(name)}
                    isChosen={chosen.some(({ userId }) => userId === member.userId)}
                    onToggle={() => toggle(member)}
                  />
                </td>
                <th scope="row">
                  <span className={styles['member']}>
                    <SmallPicture candidates={[safeImageUrl(member.profile), face]} size={32} shape="round" />
                    <span className={styles['name']}>
                      <span title={name}>{name}</span>
                      <span className={styles['narrow']}>
                        {rolesText(member.roles)} · <span className={styles['seen']}>{seenText(member)}</span>
                      </span>
                    </span>
                  </span>
                </th>
                <td className={styles['wide']}>{rolesText(member.roles)}</td>
                <td className={styles['wide']}>{classes}</td>
                <td className={styles['wide']}>{seenText(member)}</td>
                {mayManage && (
                  <td>
                    <span className={styles['manage']}>
                      <ManageButton
                        name={words.roles.of(name)}
                        label={
                          <>
                            {words.roles.button} <span className={styles['more']}>{words.roles.buttonMore}</span>
                          </>
                        }
                        onPress={() => onManage({ deed: 'roles', member })}
                      />
                      <ManageButton
                        name={words.roles.of(name)}
                        label={member.userId === viewer.userId ? departureWords.confirm.own : departureWords.remove}
                        onPress={() => onManage({ deed: 'remove', member })}
                      />
                    </span>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {moreButton}
    </>
  )
}

const ChoiceBox = ({ label, isChosen, onToggle }: { readonly label: string; readonly isChosen: boolean; onToggle(): void }) => (
  <label className={styles['box']}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <input type="checkbox" checked={isChosen} onChange={onToggle} />
  </label>
)

interface ManageButtonProps {
  /** The member's name, for screen-reader users who do not see the row. */
  readonly name: string
  readonly label: ReactNode
  onPress(): void
}

const ManageButton = ({ name, label, onPress }: ManageButtonProps) => (
  <Button tone="quiet" size="small" onClick={onPress}>
    <span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {label}
    </span>
  </Button>
)
