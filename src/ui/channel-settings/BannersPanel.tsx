import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { isNotFound } from '../../application/callError.ts'
import type { BannerOutcome } from '../../application/channelBanner.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { arrangedBanners, type BannerStanding, bannerStandings, maxBanners, type OwnBanner } from '../../domain/channel/ownBanner.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { paths } from '../../domain/paths.ts'
import { channelRoleOf } from '../../domain/roles.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import { moveItem } from '../../domain/studio/work.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { LongList } from '../kit/LongList.tsx'
import { useLoadable } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { FallbackImage } from '../kit/Picture.tsx'
import { queriesNamed } from '../kit/query.ts'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { useFeature } from '../kit/useFeature.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useSite } from '../site/useSite.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { useViewerQuery } from '../viewer/viewerQuery.ts'
import { BannerForm } from './BannerForm.tsx'
import { bannerWords as words } from './bannerWords.ts'
import styles from './BannersPanel.module.css'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly channelBanners: true
  }
}

interface BannersPanelProps {
  readonly viewer: Viewer
  readonly channelDomain: string
}

export const bannersSectionId = 'channel-banners'

/** Renders a channel's own banners: make, edit, sort and remove them. */
export const BannersPanel = (props: BannersPanelProps) => {
  const { repository } = useFeature('channelSettings').banners
  const found = useLoadable(
    useViewerQuery<readonly OwnBanner[]>({ name: 'channelBanners', read: (signal) => repository.list(signal), staleTime: 0 }),
  )
  const { channel } = useSite()
  const isOnPhones = channelRoleOf(channel, props.viewer) === 'ROLE_CHANNEL_ENTERPRISE'
  return (
    <Panel aria-labelledby={bannersSectionId} className={styles['panel']}>
      <SectionHeading id={bannersSectionId} title={words.title} />
      <p className={styles['note']}>{words.note(isOnPhones)}</p>
      {found.status === 'waiting' && (
        <>
          <VisuallyHidden>{words.waiting}</VisuallyHidden>
          <Skeleton height={84} radius="control" />
        </>
      )}
      {found.status === 'failed' && isNotFound(found.error) && <p className={styles['note']}>{words.unknown}</p>}
      {found.status === 'failed' && !isNotFound(found.error) && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={found.retry} />
        </SectionMessage>
      )}
      {found.status === 'ready' && <BannerList {...props} banners={found.value} />}
    </Panel>
  )
}

/** Reorders at once on the page; if the backend refuses, its order is restored. */
const useArrange = (viewer: Viewer) => {
  const { notifications } = useApplication()
  const client = useQueryClient()
  const { arrange } = useFeature('channelSettings').banners
  const { run } = useAction({
    name: 'arrangeBanners',
    run: (bannerIds: readonly Id[]) => arrange(viewer, bannerIds),
    invalidates: ({ kind }) => (kind === 'done' ? ['site'] : kind === 'alreadyRunning' ? [] : ['channelBanners', 'site']),
  })
  return async (bannerIds: readonly Id[]) => {
    await client.cancelQueries(queriesNamed('channelBanners'))
    client.setQueriesData<readonly OwnBanner[]>(queriesNamed('channelBanners'), (list) => list && arrangedBanners(list, bannerIds))
    const { kind } = await run(bannerIds)
    if (kind !== 'done' && kind !== 'alreadyRunning' && kind !== 'invalid') notifications.warn(words.orderRefusals[kind])
    return kind === 'done' || kind === 'alreadyRunning'
  }
}

const controlOf = (bannerId: Id, control: string) => `[data-banner="${bannerId}"] [data-control="${control}"]`
const addControl = '[data-control="add"]'

const BannerList = ({ viewer, channelDomain, banners }: BannersPanelProps & { readonly banners: readonly OwnBanner[] }) => {
  const root = useRef<HTMLDivElement>(null)
  const today = seoulDate(useNowByMinute())
  const arrange = useArrange(viewer)
  const [open, setOpen] = useState<OwnBanner | 'new' | null>(null)
  const [removed, setRemoved] = useState<OwnBanner | null>(null)
  const [announcement, setAnnouncement] = useState('')
  /** The selector of the element to focus after the render: a moved element loses the focus, and a closed one takes it along. */
  const toFocus = useRef<string | null>(null)
  useEffect(() => {
    if (toFocus.current !== null) root.current?.querySelector<HTMLElement>(toFocus.current)?.focus()
    toFocus.current = null
  })
  const standings = bannerStandings(banners, today)
  const known = banners.map(({ bannerId }) => bannerId)
  const isFull = banners.length >= maxBanners
  const close = (control: string) => {
    setOpen(null)
    toFocus.current = control
  }
  const step = async ({ bannerId, title }: OwnBanner, from: number, to: number, control: string) => {
    toFocus.current = controlOf(bannerId, control)
    const isMoved = await arrange(moveItem(banners, from, to).map((banner) => banner.bannerId))
    setAnnouncement(isMoved ? words.moved(title, formatNumber(to + 1)) : '')
  }
  return (
    <div ref={root} className={styles['banners']}>
      {banners.length === 0 && <p className={styles['note']}>{words.none}</p>}
      <LongList as="ol" className={styles['rows']}>
        {banners.map((banner, at) => (
          <li key={banner.bannerId} data-banner={banner.bannerId}>
            <div className={styles['row']}>
              <Facts banner={banner} standing={standings[at] ?? 'over'} today={today} />
              <span className={styles['tools']}>
                <SmallButton
                  data-control="up"
                  icon={ArrowUp}
                  label={words.up(banner.title)}
                  isOff={at === 0}
                  onClick={() => void step(banner, at, at - 1, 'up')}
                />
                <SmallButton
                  data-control="down"
                  icon={ArrowDown}
                  label={words.down(banner.title)}
                  isOff={at === banners.length - 1}
                  onClick={() => void step(banner, at, at + 1, 'down')}
                />
                <SmallButton data-control="edit" icon={Pencil} label={words.edit(banner.title)} onClick={() => setOpen(banner)} />
                <SmallButton icon={Trash2} label={words.remove(banner.title)} onClick={() => setRemoved(banner)} />
              </span>
            </div>
            {open !== 'new' && open?.bannerId === banner.bannerId && (
              <BannerForm {...{ viewer, channelDomain, known, banner }} onClose={() => close(controlOf(banner.bannerId, 'edit'))} />
            )}
          </li>
        ))}
      </LongList>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {open === 'new' ? (
        <BannerForm {...{ viewer, channelDomain, known }} banner={null} onClose={() => close(addControl)} />
      ) : (
        <div className={styles['buttons']}>
          <Button data-control="add" tone="soft" unavailable={isFull} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
          <ButtonLink tone="quiet" href={paths.home}>
            {words.goHome}
          </ButtonLink>
        </div>
      )}
      {isFull && <p className={styles['note']}>{words.full}</p>}
      {removed !== null && (
        <RemoveDialog
          viewer={viewer}
          banner={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            toFocus.current = addControl
            setRemoved(null)
          }}
        />
      )}
    </div>
  )
}

const tones = { shown: 'success', waiting: 'neutral', coming: 'warning', over: 'neutral' } as const

interface FactsProps {
  readonly banner: OwnBanner
  readonly standing: BannerStanding
  readonly today: string
}

const Facts = ({ banner: { title, imageUrl, startDate, endDate }, standing, today }: FactsProps) => {
  const picture = safeImageUrl(imageUrl)
  return (
    <>
      <span className={styles['thumb']}>
        {picture && <FallbackImage candidates={[picture]} width={1280} height={320} classNameOf={() => undefined} />}
      </span>
      <span className={styles['facts']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['note']}>
          <Badge tone={tones[standing]}>{words.standings[standing]}</Badge> {daysText(startDate, endDate, today)}
        </span>
      </span>
    </>
  )
}

function daysText(startDate: string | null, endDate: string | null, today: string): string {
  if (startDate !== null && endDate !== null) return words.days(dateText(startDate, today), dateText(endDate, today))
  if (startDate !== null) return words.from(dateText(startDate, today))
  return endDate === null ? words.always : words.until(dateText(endDate, today))
}

interface RemoveDialogProps {
  readonly viewer: Viewer
  readonly banner: OwnBanner
  onClose(): void
  onRemoved(): void
}

const RemoveDialog = ({ viewer, banner: { bannerId, title }, onClose, onRemoved }: RemoveDialogProps) => {
  const { notifications } = useApplication()
  const { remove } = useFeature('channelSettings').banners
  const { isPending, run } = useAction({
    name: 'removeBanner',
    run: (): Promise<BannerOutcome> => remove(viewer, bannerId),
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : ['channelBanners', 'site']),
  })
  const confirm = async () => {
    const { kind } = await run()
    if (kind === 'done') {
      notifications.success(words.removed)
      return onRemoved()
    }
    if (kind !== 'invalid') notifications.warn(words.removalRefusals[kind])
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.confirm.title}
      confirmLabel={words.confirm.remove}
      runningLabel={words.confirm.removing}
      cancelLabel={words.confirm.cancel}
      deed="removeBanner"
      isRunning={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.confirm.text(title)}</p>
    </ConfirmDialog>
  )
}
