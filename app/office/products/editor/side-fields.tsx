import { localTimeOf } from '#commerce/values/zoned-time.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { Block } from '../../ui/block.tsx'
import { Check, TextBox } from '../../ui/form/office-field.tsx'
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

function Visibility({ data: { values, timeZone }, errors }: Omit<SideFieldsProps, 'onCategories'>) {
  const { visibility } = messages
  const current = values.visibility!
  const isScheduled = current !== 'published' && current !== 'draft'
  const choices = ['published', 'scheduled', 'draft'] as const
  return (
    <Block title={messages.labels.visibility!}>
      <fieldset className={styles.stack}>
        <legend className="visually-hidden">{messages.labels.visibility}</legend>
        {choices.map(choice => (
          <Check
            key={choice}
            type="radio"
            name="visibility"
            value={choice}
            label={visibility[choice]}
            defaultChecked={choice === (isScheduled ? 'scheduled' : current)}
          />
        ))}
        <div className={styles.at}>
          <TextBox
            id="publish_at"
            name="publish_at"
            type="datetime-local"
            label={visibility.at}
            hint={visibility.timeZone(timeZone)}
            error={(errors.visibility ?? errors.publish_at) && visibility.choose}
            defaultValue={Number.isNaN(Date.parse(current)) ? '' : localTimeOf(current, timeZone)}
          />
        </div>
      </fieldset>
    </Block>
  )
}

function Organization({ data: { values, choices }, onCategories, errors }: SideFieldsProps) {
  const { labels, noBrand, standardTaxes } = messages
  const chosen = values.categories!.split(', ')
  const brands = choices.brands.map(({ slug, name }) => ({ value: slug, label: name }))
  const taxClasses = choices.taxClasses.map(name => ({ value: name, label: name }))
  const hasTaxClass = taxClasses.length > 0 || values.tax_class !== ''
  const controls = [
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
      <div className={styles.stack}>
        <fieldset
          className={styles.categories}
          onChange={event => onCategories(tickedIn(event.currentTarget))}
        >
          <legend>{labels.categories}</legend>
          {choices.categories.map(({ slug, name }) => (
            <Check
              key={slug}
              name="categories"
              value={slug}
              label={name}
              defaultChecked={chosen.includes(slug)}
            />
          ))}
        </fieldset>
        <EditorRows controls={controls} values={values} errors={errors} />
      </div>
    </Block>
  )
}

function tickedIn(fieldset: HTMLFieldSetElement): string[] {
  return [...fieldset.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
}
