import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
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
  const list = usePicturePages()
  const upload = useFetcher<typeof action>()
  const [chosen, setChosen] = useState<string>()
  const [error, setError] = useState<'missing' | 'altMissing'>()
  const added = upload.data?.added ?? []
  const pictures = [...added, ...list.pictures.filter(({ hash }) => added.every(one => one.hash !== hash))]
  const hash = chosen ?? added[0]?.hash

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
        {pictures.length > 0 && (
          <PictureChoice pictures={pictures} chosen={hash} onChoose={setChosen} onMore={list.showMore} />
        )}
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

type ListedPicture = Omit<ChosenPicture, 'alt'> & { height: number }

/** The pictures of the shop, the newest first. `showMore` is undefined once all are there. */
function usePicturePages() {
  const { data, state, load } = useFetcher<typeof loader>()
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([])
  useEffect(() => {
    load(path)
  }, [load])
  // An upload loads the last page again.
  useEffect(() => {
    setPictures(known => {
      const hashes = new Set(known.map(({ hash }) => hash))
      return [...known, ...(data?.pictures ?? []).filter(({ hash }) => !hashes.has(hash))]
    })
  }, [data])
  const next = data?.next
  return { pictures, showMore: next === undefined ? undefined : () => state === 'idle' && load(next) }
}

interface PictureChoiceProps {
  pictures: readonly ListedPicture[]
  chosen: string | undefined
  onChoose: (hash: string) => void
  onMore: (() => void) | undefined
}

/** Pictures to choose from. The first of those that are added has the focus, and the choice stays. */
function PictureChoice({ pictures, chosen, onChoose, onMore }: PictureChoiceProps) {
  const choices = useRef<HTMLFieldSetElement>(null)
  /** How many there were when more were asked for. */
  const countBefore = useRef<number>(undefined)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (countBefore.current === undefined || pictures.length <= countBefore.current) return
    setAdded(pictures.length - countBefore.current)
    choices.current!.querySelectorAll('input')[countBefore.current]!.focus()
    countBefore.current = undefined
  }, [pictures.length])
  const showMore = () => {
    countBefore.current = pictures.length
    onMore?.()
  }
  return (
    <>
      <fieldset ref={choices} className={styles.pictures}>
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
      <p role="status" className="visually-hidden">
        {added > 0 && texts.shown(added)}
      </p>
      {onMore && (
        <button type="button" className="button outlined" onClick={showMore}>
          {texts.more}
        </button>
      )}
    </>
  )
}

function AltFields({ isMissing }: { isMissing: boolean }) {
  const [isDecorative, setDecorative] = useState(false)
  return (
    <>
      <TextBox
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
