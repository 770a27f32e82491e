import { useRef, useState, useSyncExternalStore } from 'react'
import { pictureUrl } from '#commerce/catalog/pictures/picture.ts'
import { officePictureMessages } from '#messages/office/pictures.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { TextBox } from '../ui/form/office-field.tsx'
import { knownWidth, noteWidths } from './known-widths.ts'
import styles from './picture-field.module.css'
import { setNativeValue } from './set-native-value.ts'

const texts = officePictureMessages.field

const PictureDialog = lazyComponent(() => import('./picture-dialog.tsx').then(module => module.PictureDialog))

interface PictureFieldProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  defaultValue: string
  isOptional: boolean
  /** The widths of known pictures, by hash. */
  pictureWidths: Readonly<Record<string, number>>
}

const never = () => () => undefined

/** A picture of the shop. Without a script it's named by the letters after "picture:" on the page of pictures. */
export function PictureField(props: PictureFieldProps) {
  const { id, name, label, hint, error, defaultValue, isOptional, pictureWidths } = props
  const field = useRef<HTMLDivElement>(null)
  const [hash, setHash] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  noteWidths(Object.entries(pictureWidths))
  const setField = (next: string) => setNativeValue(field.current!.querySelector('input')!, next)
  const isHash = /^[0-9a-f]{24}$/.test(hash)
  return (
    <div ref={field} className={styles.field} data-scripted={hasScript || undefined}>
      <TextBox
        {...{ id, name, label, hint, error }}
        value={hash}
        onChange={event => setHash(event.target.value)}
        autoComplete="off"
        maxLength={24}
        tabIndex={hasScript ? -1 : undefined}
      />
      {isHash && <img src={pictureUrl({ hash, width: knownWidth(hash), format: 'webp' })} alt="" />}
      <a href="/office/content/pictures" target="_blank" rel="noopener" className={styles.withoutScript}>
        {texts.upload}
      </a>
      {hasScript && (
        <div className="actions">
          <button type="button" className="button outlined" onClick={() => setOpen(true)}>
            {isHash ? texts.change : texts.choose}
          </button>
          {isOptional && hash !== '' && (
            <button type="button" className="button bare" onClick={() => setField('')}>
              {texts.remove}
            </button>
          )}
        </div>
      )}
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onChoose={picture => {
            noteWidths([[picture.hash, picture.width]])
            setField(picture.hash)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
