import { type DragEvent, type KeyboardEvent, useRef } from 'react'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Block } from '#office/ui/block.tsx'
import { UploadBox } from '#office/ui/form/upload-box.tsx'
import type { EditedProduct } from '../load-product-editor.server.ts'
import { useFieldOrder } from '../use-field-order.ts'
import { PicturePanel } from './picture-panel.tsx'
import styles from './pictures.module.css'

const messages = productEditorMessages.pictures

interface PictureFieldsProps {
  data: EditedProduct
  errors: Readonly<Record<string, string | undefined>>
}

/** The pictures in order; the fields of one are shown at a time. Dragging, buttons and Alt with arrows move them. */
export function PictureFields({ data, errors }: PictureFieldsProps) {
  const list = useRef<HTMLOListElement>(null)
  const keys = data.pictures.map(({ key }) => key)
  const { order, sync, moveTo } = useFieldOrder(list, keys)
  const wrong = keys.find(key => errors[`alt-${key}`] || errors[`value-${key}`])

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    moveTo(key, order.indexOf(key) + step)
  }
  const onDrop = (event: DragEvent, key: string) => {
    const dragged = event.dataTransfer.getData('text/x-picture')
    if (!order.includes(dragged)) return
    event.preventDefault()
    moveTo(dragged, order.indexOf(key))
  }
  return (
    <Block title={messages.title} note={messages.note(keys.length)}>
      <ol ref={list} className={styles.pictures}>
        {order.map((key, at) => (
          <li
            key={key}
            onKeyDown={event => onKeyDown(event, key)}
            onDragOver={event => event.preventDefault()}
            onDrop={event => onDrop(event, key)}
          >
            <PicturePanel
              number={keys.indexOf(key) + 1}
              at={at}
              data={data}
              errors={errors}
              isOpen={wrong ? key === wrong : at === 0}
              onMove={place => moveTo(key, place)}
              onTyped={sync}
            />
          </li>
        ))}
      </ol>
      <UploadBox
        label={messages.files}
        button={messages.add}
        form="upload"
        name="pictures"
        multiple
        accept="image/*"
      />
    </Block>
  )
}
