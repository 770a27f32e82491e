import { groupFacts } from '#commerce/catalog/attributes/attribute.ts'
import { attributesOfProduct } from '#commerce/catalog/attributes/attributes-of-product.ts'
import { attributeField } from '#commerce/editing/products/product-values.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import type { RecordControl } from '../../records/fields/record-control.tsx'
import { Block } from '../../ui/block.tsx'
import { TextBox } from '../../ui/form/office-field.tsx'
import styles from './editor.module.css'
import { EditorRows } from './editor-rows.tsx'
import type { EditedProduct } from './load-product-editor.server.ts'

interface AttributeFieldsProps {
  data: EditedProduct
  /** The slugs of the categories that are ticked. */
  categories: readonly string[]
  errors: Readonly<Record<string, string | undefined>>
}

type Attribute = EditedProduct['attributes'][number]

/**
 * The typed facts of a product, below their groups. Those of other categories are there, too, but hidden, so that a draft fills them
 * before it ticks their category.
 */
export function AttributeFields({ data, categories, errors }: AttributeFieldsProps) {
  const { attributes, values, choices } = data
  const own = attributesOfProduct(attributes, choices.categories, {
    categories,
    has: slug => values[attributeField(slug)] !== '',
  })
  const isHidden = (attribute: Attribute) => !own.includes(attribute)
  return (
    <Block
      title={messages.attributes.title}
      note={messages.attributes.note}
      isHidden={attributes.every(isHidden)}
    >
      {groupFacts(attributes).map(({ group, facts }) => (
        <fieldset key={group} className={styles.attributes} hidden={facts.every(isHidden)}>
          <legend className={group === '' ? 'visually-hidden' : undefined}>
            {group || messages.attributes.title}
          </legend>
          {facts.map(attribute => (
            <div key={attribute.slug} hidden={isHidden(attribute)}>
              <AttributeInput
                attribute={attribute}
                value={values[attributeField(attribute.slug)] ?? ''}
                error={errors[attributeField(attribute.slug)]}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </Block>
  )
}

interface AttributeInputProps {
  attribute: Attribute
  value: string
  error: string | undefined
}

function AttributeInput({ attribute, value, error }: AttributeInputProps) {
  const name = attributeField(attribute.slug)
  const { kind, name: label } = attribute
  if (kind === 'date')
    return <TextBox {...{ id: name, name, label, error }} type="date" defaultValue={value} />
  return (
    <EditorRows controls={[controlOf(attribute)]} values={{ [name]: value }} errors={{ [name]: error }} />
  )
}

function controlOf({ slug, name: label, kind, unit, values }: Attribute): RecordControl {
  const name = attributeField(slug)
  const control = { name, label: unit ? messages.attributes.inUnit(label, unit) : label, hint: '' }
  const none = { value: '', label: messages.attributes.none }
  if (kind === 'several') return { ...control, kind: 'ticks', options: values }
  if (kind === 'one') return { ...control, kind: 'choice', options: [none, ...values] }
  if (kind === 'flag') return { ...control, kind: 'choice', options: [none, ...messages.attributes.flags] }
  return { ...control, kind: 'text', ...(kind === 'number' && { keypad: 'decimal' }) }
}
