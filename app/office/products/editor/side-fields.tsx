import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { PublicationField } from '../../publication/publication-field.tsx'
import { Block } from '../../ui/block.tsx'
import styles from './editor.module.css'
import { EditorRows, editorControl } from './editor-rows.tsx'
import type { EditedProduct } from './load-product-editor.server.ts'
import { TradeFields } from './trade-fields.tsx'

interface SideFieldsProps {
  data: EditedProduct & { timeZone: string }
  /** With the slugs of those that are ticked. */
  onCategories: (slugs: string[]) => void
  errors: Readonly<Record<string, string | undefined>>
}

const searchTexts = [
  editorControl('slug', { isRequired: true }),
  editorControl('seo_title'),
  editorControl('seo_description', { kind: 'lines', rows: 2 }),
]

/** Visibility, organization, and the texts for search engines. */
export function SideFields({ data, onCategories, errors }: SideFieldsProps) {
  const { shown, values } = data
  return (
    <>
      <Visibility data={data} errors={errors} />
      <Organization data={data} onCategories={onCategories} errors={errors} />
      <TradeFields data={data} errors={errors} />
      <Block title={messages.searchEngines}>
        <div className={styles.result}>
          <span>/productDetails/{shown.slug}</span>
          <b>{shown.seo_title || shown.title}</b>
          <p>{shown.seo_description || shown.description}</p>
        </div>
        <div className={styles.stack}>
          <EditorRows controls={searchTexts} values={values} errors={errors} />
        </div>
      </Block>
    </>
  )
}

/** A product has two times: since when it's there, and when a draft will be. */
function Visibility({ data: { values, timeZone }, errors }: Omit<SideFieldsProps, 'onCategories'>) {
  const label = messages.labels.visibility!
  const visibility = values.visibility!
  const value = { published: new Date(0).toISOString(), draft: '' }[visibility] ?? visibility
  return (
    <Block title={label}>
      <PublicationField
        {...{ name: 'visibility', label, value, timeZone }}
        error={errors.visibility ?? errors.publish_at ?? errors.publication_at}
        hidesLabel
      />
    </Block>
  )
}

function Organization({ data: { values, choices }, onCategories, errors }: SideFieldsProps) {
  const { noBrand, standardTaxes } = messages
  const categories = choices.categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const brands = choices.brands.map(({ slug, name }) => ({ value: slug, label: name }))
  const taxClasses = choices.taxClasses.map(name => ({ value: name, label: name }))
  const hasTaxClass = taxClasses.length > 0 || values.tax_class !== ''
  const controls = [
    editorControl('categories', { kind: 'ticks', options: categories }),
    editorControl('brand', { kind: 'choice', options: [{ value: '', label: noBrand }, ...brands] }),
    editorControl('tags'),
    editorControl('badge'),
    ...(hasTaxClass
      ? [
          editorControl('tax_class', {
            kind: 'choice',
            options: [{ value: '', label: standardTaxes }, ...taxClasses],
          }),
        ]
      : []),
  ]
  return (
    <Block title={messages.organization}>
      <div className={styles.stack} onChange={({ currentTarget }) => onCategories(tickedIn(currentTarget))}>
        <EditorRows controls={controls} values={values} errors={errors} />
      </div>
    </Block>
  )
}

function tickedIn(fields: HTMLElement): string[] {
  const ticked = fields.querySelectorAll<HTMLInputElement>('[name="categories"]:checked')
  return [...ticked].map(({ value }) => value)
}
