import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFetcher } from 'react-router'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import { officePictureMessages } from '#messages/office/pictures.ts'
import { Check, TextBox } from '../ui/form/office-field.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import styles from './picture-dialog.module.css'
import type { action, loader } from './pictures-page.tsx'

const texts = officePictureMessages.dialog
const path = '/office/content/pictures'

interface ChosenPicture {
  hash: string
  alt: string
  /** In pixels. */
  width: number
}

interface PictureDialogProps {
  /** Asks for a description, too. */
  takesAlt?: boolean
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

/** Uploads a picture or chooses one of the shop's. Outside the page's form, whose fields these aren't. */
export function PictureDialog({ takesAlt = false, onChoose, onClose }: PictureDialogProps) {
  const list = useFetcher<typeof loader>()
  const upload = useFetcher<typeof action>()
  const [chosen, setChosen] = useState<string>()
  const [error, setError] = useState<'missing' | 'altMissing'>()
  const added = upload.data?.added ?? []
  const known = list.data?.pictures ?? []
  const pictures = [...added, ...known.filter(({ hash }) => added.every(one => one.hash !== hash))]
  const hash = chosen ?? added[0]?.hash
  const { load } = list
  useEffect(() => {
    load(path)
  }, [load])

  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const data = new FormData()
    data.append('pictures', file)
    setChosen(undefined)
    upload.submit(data, { method: 'post', action: path, encType: 'multipart/form-data' })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const alt = String(data.get('picture-alt') ?? '').trim()
    const isDecorative = data.has('picture-decorative')
    const picture = pictures.find(one => one.hash === hash)
    if (!picture) setError('missing')
    else if (takesAlt && alt === '' && !isDecorative) setError('altMissing')
    else onChoose({ hash: picture.hash, alt: isDecorative ? '' : alt, width: picture.width })
  }
  const isUploading = upload.state !== 'idle' && !upload.data
  return createPortal(
    <OfficeDialog title={texts.title} onClose={onClose}>
      <form className={styles.dialog} onSubmit={onSubmit}>
        <label className={styles.upload}>
          <span>{texts.upload}</span>
          <input type="file" accept="image/*" onChange={onFile} />
        </label>
        <p role="status" className={upload.data?.error ? 'bad' : 'soft'}>
          {isUploading ? texts.uploading : upload.data?.error}
        </p>
        {pictures.length > 0 && <PictureChoice pictures={pictures} chosen={hash} onChoose={setChosen} />}
        {takesAlt && <AltFields isMissing={error === 'altMissing'} />}
        {error === 'missing' && (
          <p role="alert" className="bad">
            {texts.missing}
          </p>
        )}
        <button type="submit" className="button main" disabled={isUploading}>
          {texts.add}
        </button>
      </form>
    </OfficeDialog>,
    document.body,
  )
}

interface PictureChoiceProps {
  pictures: readonly { hash: string; width: number; height: number }[]
  chosen: string | undefined
  onChoose: (hash: string) => void
}

function PictureChoice({ pictures, chosen, onChoose }: PictureChoiceProps) {
  return (
    <fieldset className={styles.pictures}>
      <legend>{texts.existing}</legend>
      {pictures.map(({ hash, width, height }, at) => (
        <label key={hash}>
          <input
            type="radio"
            name="chosen-picture"
            className="visually-hidden"
            aria-label={texts.option(at + 1)}
            checked={hash === chosen}
            onChange={() => onChoose(hash)}
          />
          <img
            src={pictureUrl({ hash, width: servedWidths(width)[0]!, format: 'webp' })}
            alt=""
            {...{ width, height }}
            loading="lazy"
          />
        </label>
      ))}
    </fieldset>
  )
}

function AltFields({ isMissing }: { isMissing: boolean }) {
  const [isDecorative, setDecorative] = useState(false)
  return (
    <>
      <TextBox
        id="picture-alt"
        name="picture-alt"
        label={texts.alt}
        hint={texts.altHint}
        error={isMissing ? texts.altMissing : undefined}
        maxLength={300}
        autoComplete="off"
        disabled={isDecorative}
      />
      <Check
        name="picture-decorative"
        label={texts.decorative}
        checked={isDecorative}
        onChange={event => setDecorative(event.target.checked)}
      />
    </>
  )
}
