import type { FieldControl, FieldFacts } from '#commerce/editing/records/field-facts.ts'
import { listItems } from '#commerce/values/typed/typed-text.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { PublicationField } from '../../publication/publication-field.tsx'
import { ShownTimeBox } from '../../publication/shown-time-box.tsx'
import { LongTextField } from '../../text-editor/long-text-field.tsx'
import { Check, ControlError, SelectBox, TextArea, TextBox } from '../../ui/form/office-field.tsx'
import { ProductListBox } from '../products-preview/product-list-box.tsx'
import { RateRows } from '../rates/rate-rows.tsx'
import { AccentColorBox } from './accent-color-box.tsx'
import { ColorBox } from './color-box.tsx'
import styles from './record-rows.module.css'

/** How a form asks for a field. */
export interface RecordControl {
  name: string
  label: string
  hint: string
  kind: FieldControl | 'text' | 'lines' | 'choice' | 'rates'
  /** Of a picture. */
  isOptional?: boolean
  options?: readonly { value: string; label: string }[]
  keypad?: FieldFacts['keypad']
  rows?: number
  maxLength?: number
  /** The browser refuses an empty one, too. */
  isRequired?: boolean
  isHalf?: boolean
  isText?: boolean
  /** The heading above it. */
  section?: string
  /** Its choice hides other fields. */
  isChooser?: boolean
  /** The choices that hide it, counted from 1. */
  hiddenBy?: readonly number[]
}

/** Facts that some inputs need. */
export interface RecordFacts {
  /** The widths of the record's pictures, by hash. */
  pictureWidths: Readonly<Record<string, number>>
  timeZone: string
  /** Of products that fields name, by slug. */
  titles: Readonly<Record<string, string>>
}

interface RecordInputProps {
  control: RecordControl
  facts: RecordFacts
  value: string
  error: string | undefined
  /** Of all inputs, by name: some fields have several. */
  errors?: Readonly<Record<string, string | undefined>>
}

/** The input of a field. */
export function RecordInput({ control, facts, value, error, errors = {} }: RecordInputProps) {
  const { name, label, hint, kind, options = [], isOptional = false, keypad, rows = 8, maxLength } = control
  const { pictureWidths, timeZone, titles } = facts
  const props = { id: name, name, label, hint: hint || undefined, error, defaultValue: value }
  if (kind === 'rates') return <RateRows {...{ id: name, label, hint, error, errors, value }} />
  if (kind === 'products') return <ProductListBox {...props} titles={titles} />
  if (kind === 'accent-color') return <AccentColorBox {...props} hint={hint} />
  if (kind === 'color') return <ColorBox {...props} />
  if (kind === 'rich-text') return <LongTextField {...props} pictureWidths={pictureWidths} />
  if (kind === 'picture') return <PictureField {...props} {...{ isOptional, pictureWidths }} />
  if (kind === 'publication') return <PublicationField {...{ name, label, value, error, timeZone }} />
  if (kind === 'shown-time') return <ShownTimeBox {...{ name, label, hint, value, error, timeZone }} />
  if (kind === 'lines') return <TextArea {...props} rows={rows} maxLength={maxLength} />
  if (kind === 'choice') return <SelectBox {...props} options={withValue(options, value)} />
  if (kind === 'ticks') return <Ticks {...{ name, label, hint, options, value, error }} />
  if (kind === 'choices') return <Choices {...{ name, label, options, value, error }} />
  if (kind === 'check')
    return (
      <div>
        <Check
          {...{ name, label }}
          value="yes"
          defaultChecked={value === 'yes'}
          aria-describedby={`${name}-note`}
        />
        <p id={`${name}-note`} className="muted small">
          {hint}
        </p>
      </div>
    )
  if (kind === 'code')
    return <TextBox {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
  return (
    <TextBox
      {...props}
      autoComplete="off"
      inputMode={keypad}
      maxLength={maxLength}
      required={control.isRequired}
    />
  )
}

/** A stored value that isn't among the choices must not become another by saving. */
function withValue(options: NonNullable<RecordControl['options']>, value: string) {
  const isKnown = value === '' || options.some(option => option.value === value)
  return isKnown ? options : [{ value, label: value }, ...options]
}

interface ChoicesProps extends Pick<RecordControl, 'name' | 'label'> {
  options: NonNullable<RecordControl['options']>
  value: string
  error: string | undefined
}

function Choices({ name, label, options, value, error }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${name}-note` : undefined}>
      <legend>{label}</legend>
      {options.map(option => (
        <Check
          key={option.value}
          type="radio"
          name={name}
          {...option}
          defaultChecked={option.value === value}
        />
      ))}
      <ControlError id={name} error={error} />
    </fieldset>
  )
}

/** A box for each choice. The value has those that are ticked, separated by commas. */
function Ticks({ name, label, hint, options, value, error }: ChoicesProps & { hint: string }) {
  const ticked = listItems(value)
  const unknown = ticked.filter(one => options.every(option => option.value !== one))
  const all = [...options, ...unknown.map(one => ({ value: one, label: one }))]
  return (
    <fieldset
      className={styles.ticks}
      aria-describedby={
        [hint && `${name}-hint`, error && `${name}-note`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="muted small">
          {hint}
        </p>
      )}
      {all.map(option => (
        <Check key={option.value} name={name} {...option} defaultChecked={ticked.includes(option.value)} />
      ))}
      <ControlError id={name} error={error} />
    </fieldset>
  )
}
