import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { BannerOutcome } from '../../application/channelBanner.ts'
import type { KnownIds } from '../../application/createOnce.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { type BannerGap, bannerGaps, maxBannerTitleLength, type OwnBanner, type OwnBannerText } from '../../domain/channel/ownBanner.ts'
import { safeImageUrl, safeUrl } from '../../domain/site/safeUrl.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { BannerCard } from '../home/sections/ChannelSections.tsx'
import { useAction } from '../kit/action.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { SelectField } from '../kit/Select.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { type ErrorOf, useForm } from '../kit/useForm.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { TextField } from '../kit/fields.tsx'
import { bannerDrawings } from './bannerDrawings.ts'
import { bannerWords } from './bannerWords.ts'
import styles from './BannersPanel.module.css'

const words = bannerWords.form

interface BannerFormProps {
  readonly viewer: Viewer
  readonly channelDomain: string
  /** The banner to edit; null makes a new one. */
  readonly banner: OwnBanner | null
  /** The ids of the channel's banners. */
  readonly known: KnownIds
  onClose(): void
}

/** The special choices of a picture; all others are drawings, named after their creature. */
const pictures = { none: 'NONE', same: 'SAME', own: 'OWN' } as const

/** Returns the choice that matches a picture, and the address in the field for an external picture. */
function pictureOfBanner(imageUrl: string | null): readonly [choice: string, address: string] {
  if (imageUrl === null) return [pictures.none, '']
  const drawing = bannerDrawings.find(({ url }) => url === imageUrl)
  if (drawing) return [drawing.creature, '']
  return imageUrl.startsWith('https:') ? [pictures.own, imageUrl] : [pictures.same, '']
}

const useField = (place: Parameters<typeof useStoredText>[0], onChange: () => void) => {
  const stored = useStoredText(place)
  const change: typeof stored.change = (text) => {
    onChange()
    stored.change(text)
  }
  return { ...stored, change }
}

/**
 * Keeps the fields of the form. Each is kept on the device until it is saved or discarded, together with the version it is based on, so
 * that a later version of another operator is not overwritten.
 */
const useBannerFields = ({ viewer, channelDomain, banner: listed }: Omit<BannerFormProps, 'onClose' | 'known'>) => {
  const [banner] = useState(listed)
  const part = (name: string) =>
    ({ place: 'banner', owner: viewer.userId, of: `${channelDomain}/${banner?.bannerId ?? 'new'}/${name}` }) as const
  const version = useStoredText(part('version'))
  const keepVersion = () => {
    if (banner !== null && version.text === '') version.change(String(banner.updatedDate))
  }
  const [choice, address] = banner === null ? [bannerDrawings[0]?.creature ?? pictures.none, ''] : pictureOfBanner(banner.imageUrl)
  const fields = {
    title: useField({ ...part('title'), initial: banner?.title ?? '' }, keepVersion),
    picture: useField({ ...part('picture'), initial: choice }, keepVersion),
    address: useField({ ...part('address'), initial: address }, keepVersion),
    link: useField({ ...part('link'), initial: banner?.link ?? '' }, keepVersion),
    start: useField({ ...part('start'), initial: banner?.startDate ?? '' }, keepVersion),
    end: useField({ ...part('end'), initial: banner?.endDate ?? '' }, keepVersion),
  }
  const imageUrlOf = (): string | null => {
    if (fields.picture.text === pictures.own) return fields.address.text.trim()
    if (fields.picture.text === pictures.same) return banner?.imageUrl ?? null
    return bannerDrawings.find(({ creature }) => creature === fields.picture.text)?.url ?? null
  }
  const written: OwnBannerText = {
    title: fields.title.text,
    imageUrl: imageUrlOf(),
    link: fields.link.text.trim() || null,
    startDate: fields.start.text || null,
    endDate: fields.end.text || null,
  }
  return {
    ...fields,
    written,
    before: version.text === '' ? banner : banner && { ...banner, updatedDate: version.text === 'null' ? null : version.text },
    /** Bases the edit on another operator's version, so that saving overwrites it. */
    goOnFrom(theirs: OwnBanner) {
      version.change(String(theirs.updatedDate))
      return theirs
    },
    saved() {
      version.reset()
      for (const field of Object.values(fields)) field.saved(field.text)
    },
    forget() {
      for (const field of [version, ...Object.values(fields)]) field.reset()
    },
  }
}

/** Renders the form to make or edit a banner, with a preview as on the home page. */
export const BannerForm = ({ viewer, channelDomain, banner, known, onClose }: BannerFormProps) => {
  const { settings, notifications, clock } = useApplication()
  const isMounted = useIsMounted()
  const { save } = useFeature('channelSettings').banners
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const fields = useBannerFields({ viewer, channelDomain, banner })
  const { written } = fields
  const [seenAddress, setSeenAddress] = useState(fields.address.text)
  const [problem, setProblem] = useState<string | null>(null)
  /** True after the user was told that another operator has saved; a second press saves anyway. */
  const [wasOutdated, setOutdated] = useState(false)

  const place = { links: settings.links, host: window.location.host, today: seoulDate(clock.now()) }
  const { errorOf, placeRef, check } = useForm({
    findGaps: () => bannerGaps(written, place),
    nameOf: (gap) => gap,
    textOf: (gap) => bannerWords.gaps[gap],
  })
  useEffect(() => {
    placeRef(form.current)
    form.current?.querySelector('input')?.focus()
  }, [placeRef])
  const { isPending, run } = useAction({
    name: 'saveBanner',
    run: (before: OwnBanner | null): Promise<BannerOutcome> =>
      save({ viewer, banner: written, before, place, known, press: fields.title.press() }),
    // A removed banner keeps its form until it is closed: refetching would remove its row and the typed text with it.
    invalidates: ({ kind }) =>
      kind === 'invalid' || kind === 'gone' ? [] : kind === 'signInFirst' ? ['viewer'] : ['channelBanners', 'site'],
  })
  const submit = async () => {
    if (!check()) return setProblem(null)
    const outcome = await run(wasOutdated && banner !== null ? fields.goOnFrom(banner) : fields.before)
    setOutdated(outcome.kind === 'changed')
    if (outcome.kind === 'done') {
      fields.saved()
      notifications.success(bannerWords.saved)
      return onClose()
    }
    const refusal = outcome.kind === 'invalid' ? null : bannerWords.refusals[outcome.kind]
    if (refusal !== null && !isMounted()) return notifications.warn(refusal)
    setProblem(refusal)
  }

  const isOwnPicture = fields.picture.text === pictures.own
  // The address is loaded only after typing, so that no half-typed one is requested.
  const imageUrl = isOwnPicture ? seenAddress : written.imageUrl
  const picture = bannerGaps(written, place).includes('noPicture') ? null : safeImageUrl(imageUrl)
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={heading}
      className={styles['form']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 id={heading}>{banner === null ? words.added : words.edited(banner.title)}</h3>
      <TextField
        label={words.title}
        hint={words.titleHint}
        maxLength={maxBannerTitleLength}
        value={fields.title.text}
        error={errorOf('noTitle', 'titleTooLong')}
        onChange={fields.title.change}
      />
      <PictureFields {...{ banner, fields, errorOf }} onLeave={() => setSeenAddress(fields.address.text.trim())} />
      <LinkFields link={fields.link} error={errorOf('noLink', 'foreignLink')} />
      <div className={styles['pair']}>
        <TextField
          label={words.start}
          hint={words.startHint}
          type="date"
          value={fields.start.text}
          error={errorOf('noDates')}
          onChange={fields.start.change}
        />
        <TextField
          label={words.end}
          hint={words.endHint}
          type="date"
          min={fields.start.text}
          value={fields.end.text}
          error={errorOf('endsTooSoon', 'isOver')}
          onChange={fields.end.change}
        />
      </div>
      <section aria-label={words.preview} className={styles['preview']}>
        <p className={styles['note']}>{words.preview}</p>
        <BannerCard banner={{ key: 'preview', title: written.title, picture, href: safeUrl(written.link) }} links={settings.links} />
      </section>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {wasOutdated && banner !== null && banner.link !== written.link && <p className={styles['note']}>{words.theirLink(banner.link)}</p>}
      <div className={styles['buttons']}>
        <ActionButton type="submit" isRunning={isPending}>
          {isPending ? words.saving : words.save}
        </ActionButton>
        <Button
          tone="quiet"
          onClick={() => {
            fields.forget()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface PictureFieldsProps {
  readonly banner: OwnBanner | null
  readonly fields: Pick<ReturnType<typeof useBannerFields>, 'picture' | 'address'>
  readonly errorOf: ErrorOf<BannerGap>
  /** Called when the user has left the field of the address. */
  onLeave(): void
}

/** Chooses one of the drawings, no picture, or the address of any other. */
const PictureFields = ({ banner, fields: { picture, address }, errorOf, onLeave }: PictureFieldsProps) => (
  <div className={styles['pair']}>
    <SelectField
      isLabelShown
      label={words.picture}
      value={picture.text}
      options={[
        ...(banner !== null && pictureOfBanner(banner.imageUrl)[0] === pictures.same
          ? [{ value: pictures.same, label: words.samePicture }]
          : []),
        ...bannerDrawings.map(({ creature }) => ({ value: creature, label: words.drawing(creature) })),
        { value: pictures.none, label: words.noPicture },
        { value: pictures.own, label: words.ownPicture },
      ]}
      onSelect={picture.change}
    />
    {picture.text === pictures.own && (
      <div onBlur={onLeave}>
        <TextField
          label={words.pictureAddress}
          hint={words.pictureHint}
          inputMode="url"
          value={address.text}
          error={errorOf('noPicture', 'pictureTooLong')}
          onChange={address.change}
        />
      </div>
    )}
  </div>
)

interface LinkFieldsProps {
  readonly link: ReturnType<typeof useStoredText>
  readonly error: string | undefined
}

const elsewhere = 'ELSEWHERE'
const isUsual = (href: string) => href === '' || bannerWords.places.some((place) => place.href === href)

/** Chooses one of the usual places, or any address. */
const LinkFields = ({ link, error }: LinkFieldsProps) => {
  const [isWritten, setWritten] = useState(!isUsual(link.text))
  return (
    <div className={styles['pair']}>
      <SelectField
        isLabelShown
        label={words.place}
        value={isWritten ? elsewhere : link.text}
        options={[
          { value: '', label: words.nowhere },
          ...bannerWords.places.map(({ href, label }) => ({ value: href, label })),
          { value: elsewhere, label: words.elsewhere },
        ]}
        onSelect={(value) => {
          setWritten(value === elsewhere)
          if (value !== elsewhere) link.change(value)
        }}
      />
      {isWritten && (
        <TextField label={words.link} hint={words.linkHint} inputMode="url" value={link.text} error={error} onChange={link.change} />
      )}
    </div>
  )
}
