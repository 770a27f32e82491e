import { type FormEvent, useRef } from 'react'
import { fileKinds, fileUrl } from '#commerce/catalog/files/product-file.ts'
import { downloadMessages } from '#messages/downloads.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Block } from '#office/ui/block.tsx'
import { Check, SelectBox, TextBox } from '#office/ui/form/office-field.tsx'
import { UploadBox } from '#office/ui/form/upload-box.tsx'
import { FieldMoves } from '../field-moves.tsx'
import type { EditedProduct } from '../load-product-editor.server.ts'
import { useFieldOrder } from '../use-field-order.ts'
import styles from './files.module.css'

const messages = productEditorMessages.files

interface DownloadFieldsProps {
  data: EditedProduct
  errors: Readonly<Record<string, string | undefined>>
}

/** The files that shoppers download, in order. */
export function DownloadFields({ data, errors }: DownloadFieldsProps) {
  const list = useRef<HTMLOListElement>(null)
  const hashes = data.files.map(({ hash }) => hash)
  const { order, sync, moveTo } = useFieldOrder(list, hashes)
  return (
    <Block title={messages.title}>
      <ol ref={list} className={styles.files}>
        {order.map((hash, at) => (
          <FileRow
            key={hash}
            file={data.files.find(file => file.hash === hash)!}
            number={hashes.indexOf(hash) + 1}
            values={data.values}
            errors={errors}
            isFirst={at === 0}
            isLast={at === order.length - 1}
            onMove={step => moveTo(hash, at + step)}
            onTyped={sync}
          />
        ))}
      </ol>
      <UploadBox
        label={messages.files}
        button={messages.add}
        form="upload-files"
        name="files"
        multiple
        accept="application/pdf"
      />
    </Block>
  )
}

interface FileRowProps {
  file: EditedProduct['files'][number]
  /** Of its fields, from 1. */
  number: number
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string | undefined>>
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onTyped: () => void
}

const kinds = fileKinds.map(kind => ({ value: kind, label: downloadMessages.kinds[kind] }))

function FileRow({ file, number, values, errors, isFirst, isLast, onMove, onTyped }: FileRowProps) {
  const { hash, size } = file
  const name = values[`file_name-${hash}`] ?? ''
  const { labels } = productEditorMessages
  // Positions that a draft restores aren't typed.
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget !== document.activeElement) onTyped()
  }
  return (
    <li>
      <input type="hidden" name={`file-${number}`} defaultValue={hash} />
      <div className={styles.fields}>
        <TextBox
          name={`file_name-${number}`}
          label={labels.file_name!}
          error={errors[`file_name-${hash}`]}
          defaultValue={name}
          autoComplete="off"
        />
        <SelectBox
          name={`file_kind-${number}`}
          label={labels.file_kind!}
          error={errors[`file_kind-${hash}`]}
          defaultValue={values[`file_kind-${hash}`]}
          options={kinds}
        />
        <TextBox
          name={`file_position-${number}`}
          label={productEditorMessages.pictures.position}
          inputMode="numeric"
          defaultValue={number}
          data-position={hash}
          onInput={onInput}
          onBlur={onTyped}
        />
      </div>
      <div className={styles.actions}>
        <a href={fileUrl(hash)} download>
          {messages.open(size)}
        </a>
        <Check name={`file_remove-${number}`} value="yes" label={productEditorMessages.pictures.remove} />
        <FieldMoves name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      </div>
    </li>
  )
}
