import { useId, useState } from 'react'
import { brandUse } from '../../domain/channel/brandUse.ts'
import { Group, type GroupProps, SettingsTextField } from './SettingsFields.tsx'
import { fieldWords } from './fieldWords.ts'
import { pictureOf } from './pictureOf.ts'
import styles from './SettingsFields.module.css'

const words = fieldWords.brand

/** Renders the fields that give a channel its own look: name, logo and colour. */
export const BrandGroup = ({ settings, change, errorOf }: GroupProps) => (
  <Group title={fieldWords.groups.brand}>
    <SettingsTextField
      label={words.name}
      value={settings.channelName ?? ''}
      error={errorOf?.('channelName')}
      onChange={(value) => change({ ...settings, channelName: value || null })}
    />
    <LogoField settings={settings} change={change} />
    <ColourFields settings={settings} change={change} errorOf={errorOf} />
  </Group>
)

/** Reads a picture from this device into the settings, so that it needs no server storage. */
const LogoField = ({ settings, change }: GroupProps) => {
  const id = useId()
  const [hasFailed, setFailed] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const logoUrl = await pictureOf(file)
    setFailed(logoUrl === null)
    if (logoUrl !== null) change({ ...settings, info: { ...settings.info, logoUrl } })
  }
  return (
    <>
      <div className={styles['field']}>
        <label htmlFor={id}>{words.logo}</label>
        <span className={styles['file']}>
          <input id={id} type="file" accept="image/*" onChange={({ target }) => void take(target.files?.[0])} />
          <span aria-hidden="true">{words.pickLogo}</span>
        </span>
        {settings.info.logoUrl && <img className={styles['logo']} src={settings.info.logoUrl} alt={words.logoNow} width={40} height={40} />}
      </div>
      {hasFailed && <p role="alert">{words.noPicture}</p>}
    </>
  )
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const ColourFields = ({ settings, change, errorOf }: GroupProps) => {
  const id = useId()
  const colour = settings.brandColor ?? ''
  return (
    <>
      <div className={styles['field']}>
        <label htmlFor={id}>{words.colour}</label>
        <input
          id={id}
          type="color"
          value={isColour(colour) ? colour : '#0f5ccb'}
          onChange={({ target }) => change({ ...settings, brandColor: target.value })}
        />
      </div>
      <SettingsTextField
        label={words.colourText}
        isInvalid={colour !== '' && !isColour(colour)}
        value={colour}
        hint="#0f5ccb"
        error={errorOf?.('brandColor')}
        onChange={(value) => change({ ...settings, brandColor: value || null })}
      />
      <ColourUse colour={settings.brandColor} />
    </>
  )
}

/** Tells if the page does not use exactly the chosen colour. */
const ColourUse = ({ colour }: { readonly colour: string | null }) => {
  const use = brandUse(colour)
  return (
    <div role="status" className={styles['use']}>
      {use?.kind === 'darkened' && (
        <>
          <p>{words.darkened}</p>
          <p>
            <Swatch colour={use.picked} /> → <Swatch colour={use.used} />
          </p>
        </>
      )}
      {use?.kind === 'unused' && <p>{words.unused}</p>}
    </div>
  )
}

export const Swatch = ({ colour }: { readonly colour: string }) => (
  <span className={styles['swatch']}>
    <span style={{ background: colour }} />
    <code>{colour.toUpperCase()}</code>
  </span>
)
