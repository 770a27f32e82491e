import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { type RecordControl, RecordInput } from '../../records/fields/record-control.tsx'
import { Block } from '../../ui/block.tsx'
import styles from './editor.module.css'

interface EditorRowsProps {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string | undefined>>
}

/** Of other inputs than those of a product. */
const otherFacts = { pictureWidths: {}, timeZone: '' }

const noTitles = {}

/** How the form of a product asks for a field; in one line of text, if nothing else is said. */
export function editorControl(
  name: keyof typeof messages.labels,
  control: Partial<RecordControl> = {},
): RecordControl {
  const labels: Readonly<Record<string, string>> = messages.labels
  const hints: Readonly<Record<string, string>> = messages.hints
  return { name, label: labels[name]!, hint: hints[name] ?? '', kind: 'text', ...control }
}

/** Fields of a product below each other. */
export function EditorRows({
  controls,
  values,
  errors,
  titles = noTitles,
}: EditorRowsProps & {
  controls: readonly RecordControl[]
  /** Of products, by slug. */
  titles?: Readonly<Record<string, string>>
}) {
  return controls.map(control => (
    <RecordInput
      key={control.name}
      control={control}
      facts={{ ...otherFacts, titles }}
      value={values[control.name] ?? ''}
      error={errors[control.name]}
    />
  ))
}

const details = [
  editorControl('title', { isRequired: true }),
  editorControl('description', { kind: 'lines', rows: 3 }),
  editorControl('details', { kind: 'lines', rows: 3 }),
]

/** Name, description and facts. */
export function DetailFields(props: EditorRowsProps) {
  return (
    <div className={styles.stack}>
      <EditorRows controls={details} {...props} />
    </div>
  )
}

const related = [editorControl('related', { kind: 'products' })]

/** The products that are shown with it. */
export function RelatedFields(props: EditorRowsProps & { titles: Readonly<Record<string, string>> }) {
  return (
    <Block title={messages.related}>
      <EditorRows controls={related} {...props} />
    </Block>
  )
}
