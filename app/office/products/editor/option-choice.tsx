import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Check, OfficeField, TextBox } from '../../ui/form/office-field.tsx'
import styles from './editor.module.css'

const messages = productEditorMessages.options

interface ShopValue {
  slug: string
  name: string
}

/** The chosen values, or those of a refused form. */
export interface TypedOptions {
  colors: readonly string[]
  sizes: readonly string[]
  newColor?: string | undefined
  newColorHex?: string | undefined
  newSizes?: string | undefined
}

interface OptionChoiceProps {
  colors: readonly ShopValue[]
  sizes: readonly ShopValue[]
  chosen: TypedOptions
  errors: Readonly<Record<string, string | undefined>>
}

/** The colors and sizes of a product, and names of new ones. */
export function OptionChoice({ colors, sizes, chosen, errors }: OptionChoiceProps) {
  return (
    <div className={styles.stack}>
      <Values name="colors" label={messages.colors} values={colors} chosen={chosen.colors} />
      <div className={styles.pair}>
        <TextBox
          id="newColor"
          name="newColor"
          label={messages.newColor}
          error={errors.newColor}
          defaultValue={chosen.newColor}
        />
        <OfficeField id="newColorHex" label={messages.newColorHex}>
          <input
            type="color"
            id="newColorHex"
            name="newColorHex"
            defaultValue={chosen.newColorHex ?? '#888888'}
            className={styles.shade}
          />
        </OfficeField>
      </div>
      <Values name="sizes" label={messages.sizes} values={sizes} chosen={chosen.sizes} />
      <TextBox
        id="newSizes"
        name="newSizes"
        label={messages.newSizes}
        hint={messages.newSizesHint}
        error={errors.newSizes}
        defaultValue={chosen.newSizes}
      />
    </div>
  )
}

interface ValuesProps {
  name: string
  label: string
  values: readonly ShopValue[]
  chosen: readonly string[]
}

function Values({ name, label, values, chosen }: ValuesProps) {
  return (
    <fieldset className={styles.values}>
      <legend>{label}</legend>
      {values.map(value => (
        <Check
          key={value.slug}
          name={name}
          value={value.slug}
          label={value.name}
          defaultChecked={chosen.includes(value.slug)}
        />
      ))}
    </fieldset>
  )
}
