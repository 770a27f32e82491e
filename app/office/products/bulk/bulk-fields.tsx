import {
  attributeChanges,
  type BulkField,
  bulkFields,
  categoryChanges,
  tagChanges,
} from '#commerce/editing/products/bulk/bulk-change.ts'
import { compareAtChoices, priceChanges, priceRoundings } from '#commerce/editing/products/bulk/price-rule.ts'
import { minorDigits } from '#commerce/values/currency.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import styles from './bulk-bar.module.css'
import type { ShownPreview } from './load-bulk-preview.server.ts'

interface BulkFieldsProps {
  preview: ShownPreview
  errors: Readonly<Record<string, string>>
}

function controlsOf({ preview, errors }: BulkFieldsProps) {
  const typed: Record<string, string | undefined> = preview.typed
  const select = <T extends string>(
    name: keyof typeof texts.labels,
    values: readonly T[],
    words: Record<T, string>,
  ) => (
    <SelectBox
      id={`bulk-${name}`}
      name={name}
      label={texts.labels[name]}
      hidesLabel
      defaultValue={typed[name]}
      error={errors[name]}
      options={values.map(value => ({ value, label: words[value] }))}
    />
  )
  const text = (name: keyof typeof texts.labels, more: Parameters<typeof TextBox>[0] | object) => (
    <TextBox
      id={`bulk-${name}`}
      name={name}
      label={texts.labels[name]}
      hidesLabel
      defaultValue={typed[name] ?? ''}
      error={errors[name]}
      autoComplete="off"
      {...more}
    />
  )
  return { select, text }
}

/** The control that has the value of a field. */
export const fieldControls = {
  cost: 'value',
  unit_measure: 'value',
  unit_base: 'value',
  hs_code: 'value',
  origin_country: 'country',
  manufacturer: 'company',
  responsible: 'company',
} as const satisfies Record<BulkField, string>

/** The fields of one kind of change, in one line. */
export function BulkFields(props: BulkFieldsProps) {
  const { kind, categories, taxClasses, facts, timeZone, currency } = props.preview
  const { select, text } = controlsOf(props)
  if (kind === 'price') return <PriceFields controls={{ select, text }} currency={currency} />
  if (kind === 'category')
    return (
      <>
        {select('change', categoryChanges, texts.categoryChanges)}
        {select(
          'category',
          categories.map(({ slug }) => slug),
          Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
        )}
      </>
    )
  if (kind === 'tag')
    return (
      <>
        {select('change', tagChanges, texts.tagChanges)}
        {text('tag', { maxLength: 50, placeholder: texts.labels.tag })}
      </>
    )
  if (kind === 'attribute')
    return (
      <>
        {select('change', attributeChanges, texts.attributeChanges)}
        {select(
          'fact',
          facts.map(({ value }) => value),
          Object.fromEntries(facts.map(({ value, label }) => [value, label])),
        )}
        <div className={styles.fact}>
          {text('value', {
            maxLength: 200,
            label: texts.factValue,
            hint: texts.factValueHint,
          })}
        </div>
      </>
    )
  if (kind === 'field') return <FieldValue controls={{ select, text }} preview={props.preview} />
  if (kind === 'tax-class') {
    const names = taxClasses.map(({ name }) => name)
    const words = Object.fromEntries(names.map(name => [name, name]))
    return select('taxClass', ['', ...names], { ...words, '': texts.standardTax })
  }
  return (
    <>
      {select('change', ['publish', 'schedule', 'unpublish'], texts.publishChanges)}
      <div className={styles.at}>
        {text('at', { type: 'datetime-local', hint: texts.timeZone(timeZone) })}
      </div>
    </>
  )
}

interface FieldValueProps {
  controls: ReturnType<typeof controlsOf>
  preview: ShownPreview
}

/** Which field is set, and a control for each kind of value: only that of the chosen field is shown. */
function FieldValue({ controls: { select, text }, preview: { countries, companies } }: FieldValueProps) {
  const choice = (name: 'country' | 'company', options: readonly { value: string; label: string }[]) =>
    select(
      name,
      ['', ...options.map(({ value }) => value)],
      Object.fromEntries([['', texts.emptyField], ...options.map(({ value, label }) => [value, label])]),
    )
  return (
    <>
      {select('field', bulkFields, productEditorMessages.labels as Record<BulkField, string>)}
      <div className={styles.typed}>
        {text('value', { maxLength: 50, label: texts.fieldValue, hint: texts.fieldValueHint })}
      </div>
      <div className={styles.country}>{choice('country', countries)}</div>
      <div className={styles.company}>
        {choice(
          'company',
          companies.map(({ name }) => ({ value: name, label: name })),
        )}
      </div>
    </>
  )
}

interface PriceFieldsProps {
  controls: ReturnType<typeof controlsOf>
  currency: string
}

function PriceFields({ controls: { select, text }, currency }: PriceFieldsProps) {
  return (
    <>
      {select('change', priceChanges, texts.priceChanges)}
      <div className={styles.value}>
        {text('value', { inputMode: 'decimal', maxLength: 20, placeholder: '10' })}
      </div>
      {select('rounding', priceRoundings(currency), {
        ...texts.roundings,
        ...(minorDigits(currency) === 3 && texts.thousandths),
      })}
      {select('compareAt', compareAtChoices, texts.compareAt)}
    </>
  )
}
