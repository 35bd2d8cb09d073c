import { type CSSProperties, useState } from 'react'
import { isNotFound } from '../../application/callError.ts'
import type { SavedSettings } from '../../application/channelSettings.ts'
import { backgrounds, brandTint } from '../../domain/channel/brandTint.ts'
import { canOperate, type ChannelInfoJson } from '../../domain/channel/channelSettings.ts'
import { formatNumber } from '../../domain/format.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { ActionButton, RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { hideBrokenImage } from '../kit/Picture.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { useSite } from '../site/useSite.ts'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { BannersPanel, bannersSectionId } from './BannersPanel.tsx'
import { bannerWords } from './bannerWords.ts'
import { channelSettingsWords as words } from './channelSettingsWords.ts'
import { ChangesDialog, ConflictDialog } from './SettingsDialogs.tsx'
import { SettingsGroups } from './SettingsGroups.tsx'
import { type SettingsEditor, useChannelSettings, useSettingsEditor } from './useSettingsEditor.ts'
import styles from './ChannelSettingsPage.module.css'

/** Renders the page where an operator changes the channel's look for everybody. */
export const ChannelSettingsPage = () => {
  const viewer = useViewer()
  const { site, channel, status } = useSite()
  const isWaiting = viewer === null || status === 'waiting'
  const mayEdit = viewer !== null && site.channelDomain !== null && isSignedIn(viewer) && canOperate(viewer)
  const note = mayEdit && channel?.channelName ? words.note(channel.channelName) : words.noteFor
  return (
    <PlainPage creature="CRAB" title={words.title} windowTitle={isWaiting ? words.title : null} note={note} isWaiting={isWaiting}>
      {isWaiting ? <FormSkeleton /> : <Content viewer={viewer} channelDomain={site.channelDomain} />}
    </PlainPage>
  )
}

const FormSkeleton = () => (
  <Panel>
    <p role="status" className={styles['waiting']}>
      {words.waiting}
    </p>
    <Skeleton height={44} />
    <Skeleton height={44} />
    <Skeleton height={220} radius="card" />
  </Panel>
)

interface ContentProps {
  readonly viewer: Viewer
  readonly channelDomain: string | null
}

const Content = ({ viewer, channelDomain }: ContentProps) => {
  const { isPending } = useLoginTarget()
  if (!isSignedIn(viewer)) {
    const heading = isPending ? words.pending : words.guest
    return (
      <>
        <PageTitle title={heading} />
        <GuestPanel creature="TURTLE" title={heading} text={words.guestNote}>
          <LoginLink words={lazyCopy.entry} />
        </GuestPanel>
      </>
    )
  }
  if (!canOperate(viewer)) return <Refusal title={words.notOperator} text={words.notOperatorNote} />
  if (channelDomain === null) return <Refusal title={words.onMain} text={words.onMainNote} />
  return (
    <>
      <p className={styles['jump']}>
        <a href={`#${bannersSectionId}`}>{bannerWords.jump}</a>
      </p>
      <SavedEditor key={channelDomain} viewer={viewer} channelDomain={channelDomain} />
      <BannersPanel viewer={viewer} channelDomain={channelDomain} />
    </>
  )
}

const Refusal = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <MessagePanel level={2} creature="TURTLE" title={title} text={text}>
    <PageTitle title={title} />
    <HomeLink />
  </MessagePanel>
)

interface EditorProps {
  readonly viewer: Viewer
  readonly channelDomain: string
}

const SavedEditor = (props: EditorProps) => {
  const loaded = useChannelSettings(props.channelDomain, props.viewer)
  switch (loaded.status) {
    case 'waiting':
      return (
        <>
          <PageTitle title={words.title} />
          <FormSkeleton />
        </>
      )
    case 'failed':
      return isNotFound(loaded.error) ? (
        <Refusal title={words.missing} text={words.missingNote} />
      ) : (
        <MessagePanel level={2} isAlert creature="CRAB" title={words.failed} text={words.failedNote}>
          <PageTitle title={words.failed} />
          <RetryButton retry={loaded.retry} />
        </MessagePanel>
      )
    case 'ready':
      return (
        <>
          <PageTitle title={words.title} />
          <Editor saved={loaded.value} {...props} />
        </>
      )
  }
}

const Editor = ({ saved, viewer, channelDomain }: EditorProps & { readonly saved: SavedSettings }) => {
  const { notifications } = useApplication()
  const editor = useSettingsEditor(saved, channelDomain, viewer)
  const [isReviewing, setReviewing] = useState(false)
  const [isConflictOpen, setConflictOpen] = useState(editor.theirs !== null)
  const isWaitingForSave = editor.changes.length > 0 || editor.theirs !== null
  const tell = (outcome: Awaited<ReturnType<SettingsEditor['save']>>, done: string) => {
    if (outcome.kind === 'saved') notifications.success(done)
    else if (outcome.kind === 'conflict') setConflictOpen(true)
    else notifications.warn(words.saveError[outcome.kind])
  }
  const save = async () => {
    const outcome = await editor.save()
    setReviewing(false)
    tell(outcome, words.saved)
  }
  const review = () => {
    if (editor.theirs !== null) setConflictOpen(true)
    else if (editor.check()) setReviewing(true)
    else notifications.warn(words.saveError.invalid)
  }
  return (
    <div className={styles['columns']}>
      <Panel aria-labelledby="settings-form" className={styles['form']}>
        <SectionHeading id="settings-form" title={words.form} />
        <SettingsGroups settings={editor.settings} change={editor.change} errorOf={editor.errorOf} />
      </Panel>
      <div className={styles['side']}>
        <Panel aria-labelledby="settings-look">
          <SectionHeading id="settings-look" title={words.look.title} />
          <Look settings={editor.settings} />
        </Panel>
        {/* On a phone the panel replaces the bottom navigation, as on a purchase page. */}
        <Panel className={styles['save']} aria-label={words.changes.save} data-enrol-bar={isWaitingForSave || undefined}>
          {/* A notification announces the saving. */}
          <p>
            <span role="status">
              {editor.note} {editor.changes.length > 0 && words.state.changed(formatNumber(editor.changes.length))}
            </span>
            {editor.changes.length === 0 && words.state.saved}
          </p>
          <Button wide unavailable={!isWaitingForSave} onClick={review}>
            {words.review}
          </Button>
          {editor.changes.length > 0 && (
            <Button wide tone="quiet" onClick={editor.discard}>
              {words.discard}
            </Button>
          )}
          {editor.changes.length === 0 && editor.former !== null && (
            <ActionButton
              wide
              tone="quiet"
              isRunning={editor.isSaving}
              onClick={() => void editor.undo().then((outcome) => tell(outcome, words.undone))}
            >
              {editor.isSaving ? words.undoing : words.undo}
            </ActionButton>
          )}
        </Panel>
      </div>
      {isReviewing && <ChangesDialog editor={editor} onClose={() => setReviewing(false)} onConfirm={() => void save()} />}
      {isConflictOpen && editor.theirs !== null && <ConflictDialog editor={editor} onClose={() => setConflictOpen(false)} />}
    </div>
  )
}

/** The default colours, for a channel without its own. */
const seaColours = {
  light: { action: '#0f5ccb', 'action-text': '#ffffff', link: '#0f5ccb', 'primary-soft': '#eef6ff' },
  dark: { action: '#4e9bff', 'action-text': '#06182f', link: '#85bbff', 'primary-soft': '#1a3050' },
} as const
const inks = { light: '#12233a', dark: '#edf3fb' } as const

/** Renders the channel's header in both themes, as a preview. */
const Look = ({ settings }: { readonly settings: ChannelInfoJson }) => {
  const tint = brandTint(settings.brandColor)
  const name = settings.channelName?.trim() || words.look.nameless
  return (
    <div className={styles['looks']}>
      {(['light', 'dark'] as const).map((theme) => {
        const colours = tint?.[theme] ?? seaColours[theme]
        const style: CSSProperties = { background: backgrounds[theme][0], color: inks[theme] }
        return (
          <figure key={theme} className={styles['look']} style={style}>
            <div className={styles['head']} style={{ background: colours['primary-soft'] }}>
              {settings.info.logoUrl && (
                <img key={settings.info.logoUrl} src={settings.info.logoUrl} alt="" width={32} height={32} onError={hideBrokenImage} />
              )}
              <strong>{name}</strong>
            </div>
            <div className={styles['sample']}>
              <span className={styles['button']} style={{ background: colours.action, color: colours['action-text'] }}>
                {words.look.button}
              </span>
              <span style={{ color: colours.link }}>{words.look.link}</span>
            </div>
            <figcaption>{words.look[theme]}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
