import type { FormEvent } from 'react'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Check, SelectBox, TextArea, TextBox } from '#office/ui/form/office-field.tsx'
import editorStyles from '../editor.module.css'
import type { EditedProduct } from '../load-product-editor.server.ts'
import { FocalFields } from './focal-fields.tsx'
import styles from './pictures.module.css'

const messages = productEditorMessages.pictures

interface PicturePanelProps {
  /** Of its fields, from 1. */
  number: number
  /** Its place in the order, from 0. */
  at: number
  data: EditedProduct
  errors: Readonly<Record<string, string | undefined>>
  isOpen: boolean
  onMove: (place: number) => void
  onTyped: () => void
}

/** A picture, and the fields about it. */
export function PicturePanel(props: PicturePanelProps) {
  const { number, at, data, isOpen } = props
  const { pictures, values } = data
  const { key, hash, width, height } = pictures[number - 1]!
  const src = pictureUrl({ hash, width: servedWidths(width)[0]!, format: 'webp' })
  const alt = values[`alt-${key}`]!
  const isDecorative = values[`decorative-${key}`] === 'yes'
  const isBare = alt === '' && !isDecorative
  return (
    <>
      <label
        className={styles.thumb}
        draggable
        onDragStart={event => event.dataTransfer.setData('text/x-picture', key)}
      >
        {/* In no form: choosing a picture changes nothing. */}
        <input
          type="radio"
          name="shown-picture"
          form="no-form"
          defaultChecked={isOpen}
          className="visually-hidden"
          aria-label={messages.picture(at + 1)}
        />
        <img src={src} width={width} height={height} alt={alt} loading="lazy" draggable={false} />
        <span aria-hidden>{at + 1}</span>
        {isBare && <strong className="bad">{messages.noAlt}</strong>}
      </label>
      <div className={styles.panel}>
        <FocalFields
          number={number}
          picture={pictures[number - 1]!}
          value={values[`focal-${key}`] ?? ''}
          error={props.errors[`focal-${key}`]}
        />
        <PictureTexts {...props} />
      </div>
    </>
  )
}

function PictureTexts({ number, at, data, errors, onMove, onTyped }: PicturePanelProps) {
  const { pictures, values, options } = data
  const { key } = pictures[number - 1]!
  // Positions that a draft restores aren't typed.
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget !== document.activeElement) onTyped()
  }
  return (
    <div className={editorStyles.stack}>
      <input type="hidden" name={`picture-${number}`} defaultValue={key} />
      <TextArea
        name={`alt-${number}`}
        label={productEditorMessages.labels.alt!}
        error={errors[`alt-${key}`]}
        defaultValue={values[`alt-${key}`]}
        rows={2}
      />
      <Check
        name={`decorative-${number}`}
        value="yes"
        defaultChecked={values[`decorative-${key}`] === 'yes'}
        label={messages.decorative}
      />
      <div className={editorStyles.pair}>
        <SelectBox
          name={`value-${number}`}
          label={productEditorMessages.labels.value!}
          error={errors[`value-${key}`]}
          defaultValue={values[`value-${key}`]}
          options={[
            { value: '', label: messages.anyValue },
            ...options.flatMap(option =>
              option.values.map(({ slug, name }) => ({
                value: `${option.slug}/${slug}`,
                label: `${option.name}: ${name}`,
              })),
            ),
          ]}
        />
        <TextBox
          name={`position-${number}`}
          label={messages.position}
          inputMode="numeric"
          defaultValue={number}
          data-position={key}
          onInput={onInput}
          onBlur={onTyped}
        />
      </div>
      <MoveButtons at={at} last={data.pictures.length - 1} onMove={onMove} />
      <Check name={`remove-${number}`} value="yes" label={messages.remove} />
    </div>
  )
}

interface MoveButtonsProps {
  at: number
  last: number
  onMove: (place: number) => void
}

function MoveButtons({ at, last, onMove }: MoveButtonsProps) {
  return (
    <div className={`actions ${styles.moves}`}>
      <button type="button" className="button outlined" disabled={at === 0} onClick={() => onMove(at - 1)}>
        {messages.earlier}
      </button>
      <button type="button" className="button outlined" disabled={at === last} onClick={() => onMove(at + 1)}>
        {messages.later}
      </button>
    </div>
  )
}
