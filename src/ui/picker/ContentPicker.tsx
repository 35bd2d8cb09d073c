import { Check, ClipboardList, Eye, Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { contentLooks } from '../content/contentLooks.ts'
import { contentHref, type TaskType } from '../../domain/content/contentKind.ts'
import { formatNumber } from '../../domain/format.ts'
import { type Page, pageCount } from '../../domain/paging.ts'
import { CatalogueSearch } from '../catalogue/CatalogueSearch.tsx'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import type { LoadablePage } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { PaginationList } from '../kit/Pagination.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { LessonKindTile } from '../lesson/LessonKind.tsx'
import { findPickable, type PickableContent, type PickedContent, pickerQueryName } from './pickedContents.ts'
import { pickerWords as words } from './pickerWords.ts'
import styles from './ContentPicker.module.css'
import { useViewerList } from '../viewer/listQuery.ts'

export interface ContentPickerProps {
  /** The kinds that may be picked, at least one; the first is shown first. */
  readonly kinds: readonly TaskType[]
  /** The contents that are already picked; they are marked. */
  readonly picked?: readonly Pick<PickedContent, 'type' | 'contentId'>[]
  onPick(content: PickedContent): void
  onClose(): void
}

const nothingPicked: NonNullable<ContentPickerProps['picked']> = []

/** Renders a dialog to search the catalogues and to pick content. It stays open until its owner closes it. */
export const ContentPicker = ({ kinds, picked = nothingPicked, onPick, onClose }: ContentPickerProps) => {
  const [kind, setKind] = useState<TaskType>(kinds[0] ?? 'PROBLEM')
  const [keyword, setKeyword] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const found = usePickable(kind, keyword, page)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (page > 1) top.current?.scrollIntoView({ block: 'nearest' })
  }, [page])
  const isPicked = ({ type, contentId }: PickableContent) =>
    picked.some((one) => one.type === type && String(one.contentId) === String(contentId))
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div ref={top} className={styles['picker']}>
        {kinds.length > 1 && (
          <fieldset className={styles['kinds']}>
            <legend className={styles['legend']}>{words.kind}</legend>
            {kinds.map((one) => (
              <label key={one} className={styles['kind']}>
                <input
                  type="radio"
                  name="picked-kind"
                  value={one}
                  checked={one === kind}
                  onChange={() => {
                    setKind(one)
                    setPage(1)
                  }}
                />
                {contentLooks[one].name}
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles['search']}>
          <CatalogueSearch
            words={words}
            keyword={keyword}
            onSearch={(next) => {
              setKeyword(next)
              setPage(1)
            }}
          />
        </div>
        <Found kind={kind} keyword={keyword} page={page} found={found} isPicked={isPicked} onPick={onPick} onTurn={setPage} />
      </div>
    </Dialog>
  )
}

const usePickable = (kind: TaskType, keyword: string | null, page: number): LoadablePage<Page<PickableContent>> => {
  const { features } = useApplication()
  return useViewerList<Page<PickableContent>>({
    name: pickerQueryName(kind),
    of: ['picker', kind],
    query: [keyword, page],
    read: (signal) => findPickable(kind)(features, keyword, page, signal),
  })
}

interface FoundProps {
  readonly kind: TaskType
  readonly keyword: string | null
  readonly page: number
  readonly found: LoadablePage<Page<PickableContent>>
  isPicked(content: PickableContent): boolean
  onPick(content: PickedContent): void
  onTurn(page: number): void
}

const Found = ({ kind, keyword, page, found, isPicked, onPick, onTurn }: FoundProps) => {
  if (found.status === 'failed')
    return (
      <SectionMessage isAlert text={words.failed}>
        <RetryButton tone="soft" retry={found.retry} />
      </SectionMessage>
    )
  if (found.status === 'waiting')
    return (
      <div>
        <p role="status" className={styles['count']}>
          {words.waiting}
        </p>
        <Skeleton height={320} radius="card" />
      </div>
    )
  const { items, totalCount } = found.value
  const name = contentLooks[kind].name
  return (
    <div data-old={found.isPreviousData || undefined} className={styles['found']}>
      <p role="status" className={styles['count']}>
        {totalCount > 0 ? words.count(name, formatNumber(totalCount)) : keyword === null ? words.none : words.noneFor(keyword)}
      </p>
      <LongList aria-label={words.list(name)} className={styles['list']}>
        {items.map((content) => (
          <li key={String(content.contentId)} className={styles['item']}>
            <PickRow content={content} isPicked={isPicked(content)} onPick={onPick} />
            <PreviewLink content={content} />
          </li>
        ))}
      </LongList>
      <PaginationList
        title={words.pages}
        page={page}
        last={pageCount(found.value)}
        renderPageLink={(to, look) => <button type="button" {...look} onClick={() => onTurn(to)} />}
      />
    </div>
  )
}

interface PickRowProps {
  readonly content: PickableContent
  readonly isPicked: boolean
  onPick(content: PickedContent): void
}

const PickRow = ({ content, isPicked, onPick }: PickRowProps) => {
  const { type, contentId, title, note } = content
  return (
    <button
      type="button"
      className={styles['row']}
      aria-disabled={isPicked || undefined}
      onClick={() => {
        if (!isPicked) onPick({ type, contentId, title })
      }}
    >
      <KindTile kind={type} />
      <span className={styles['text']}>
        <span className={styles['title']} title={title}>
          {title}
        </span>
        {note !== '' && <span className={styles['note']}>{note}</span>}
      </span>
      {isPicked ? (
        <span className={styles['picked']}>
          <Icon icon={Check} size={16} />
          {words.picked}
        </span>
      ) : (
        <Icon icon={Plus} size={20} className={styles['sign']} />
      )}
    </button>
  )
}

/** Opens the content in a new tab, so that the picking is not interrupted. */
const PreviewLink = ({ content: { type, contentId, title } }: Pick<PickRowProps, 'content'>) => (
  <SiteLink href={contentHref(type, contentId)} newTab className={styles['preview']}>
    <VisuallyHidden>{title} </VisuallyHidden>
    <Icon icon={Eye} size={20} />
    <span className={styles['previewText']}>{words.preview}</span>
  </SiteLink>
)

const KindTile = ({ kind }: { readonly kind: TaskType }) =>
  kind === 'WORKSHEET' ? (
    <span className={styles['tile']}>
      <Icon icon={ClipboardList} size={20} />
    </span>
  ) : (
    <LessonKindTile kind={kind} />
  )
