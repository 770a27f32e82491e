import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { ShopOption } from '#commerce/editing/products/options/option-value-store.server.ts'
import { inOrder, type TypedOptions } from '#commerce/editing/products/options/plan-option-change.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Check, OfficeField, SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import styles from './editor.module.css'
import { FieldMoves } from './field-moves.tsx'
import { useFieldOrder } from './use-field-order.ts'

const messages = productEditorMessages.options

/** So few options show all their values, as long as none is used. */
const maxOpen = 3

/** The chosen values, or those of a refused form. */
export interface OptionTexts extends TypedOptions {
  hexes: Readonly<Record<number, string>>
  newOption: string
  newOptionKind: string
  newOptionOwn: boolean
}

interface OptionChoiceProps {
  options: readonly ShopOption[]
  chosen: OptionTexts
  errors: Readonly<Record<string, string | undefined>>
}

/** The options that a product can have with their values, and names of new ones. */
export function OptionChoice({ options, chosen, errors }: OptionChoiceProps) {
  const list = useRef<HTMLOListElement>(null)
  const ids = inOrder(options, chosen.places).map(({ id }) => String(id))
  const { order, sync, moveTo } = useFieldOrder(list, ids)
  const isSimple = chosen.values.length === 0 && options.length <= maxOpen
  return (
    <div className={styles.stack}>
      <ol ref={list} className={styles.orderedList}>
        {order.map((id, at) => (
          <OptionValues
            key={id}
            option={options.find(option => String(option.id) === id)!}
            isOpen={isSimple}
            chosen={chosen}
            errors={errors}
            place={ids.indexOf(id) + 1}
            isFirst={at === 0}
            isLast={at === order.length - 1}
            onMove={step => moveTo(id, at + step)}
            onTyped={sync}
          />
        ))}
      </ol>
      <details open={chosen.newOption !== '' || chosen.newOptionValues !== '' || undefined}>
        <summary className={styles.option}>{messages.newOption}</summary>
        <div className={styles.stack}>
          <div className={styles.pair}>
            <TextBox
              name="newOption"
              label={messages.newOptionName}
              error={errors.newOption}
              defaultValue={chosen.newOption}
            />
            <SelectBox
              name="newOptionKind"
              label={messages.newOptionKind}
              defaultValue={chosen.newOptionKind}
              options={[
                { value: 'buttons', label: messages.kinds.buttons },
                { value: 'list', label: messages.kinds.list },
              ]}
            />
          </div>
          <TextBox
            name="newOptionValues"
            label={messages.newOptionValues}
            hint={messages.newValuesHint}
            error={errors.newOptionValues}
            defaultValue={chosen.newOptionValues}
          />
          <Check
            name="newOptionOwn"
            value="yes"
            label={messages.newOptionOwn}
            defaultChecked={chosen.newOptionOwn}
          />
        </div>
      </details>
    </div>
  )
}

interface OptionValuesProps extends Pick<OptionChoiceProps, 'chosen' | 'errors'> {
  option: ShopOption
  /** Whether its values show before some are chosen. */
  isOpen: boolean
  /** Its place among all when the page was made, from 1. */
  place: number
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onTyped: () => void
}

function OptionValues(props: OptionValuesProps) {
  const { option, isOpen, chosen, errors, place, isFirst, isLast, onMove, onTyped } = props
  const { id, slug, name, kind, values } = option
  const isUsed = values.some(value => chosen.values.includes(`${slug}/${value.slug}`))
  const typed = chosen.newValues[id] ?? ''
  // Positions that a draft restores aren't typed.
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget !== document.activeElement) onTyped()
  }
  return (
    <li className={styles.ordered}>
      <FieldMoves name={name} {...{ isFirst, isLast, onMove }} />
      <details open={isOpen || isUsed || typed !== '' || undefined}>
        <summary className={styles.option}>{name}</summary>
        <div className={styles.stack}>
          <fieldset className={styles.values}>
            <legend className="visually-hidden">{name}</legend>
            {values.map(value => (
              <Check
                key={value.id}
                name="values"
                value={`${slug}/${value.slug}`}
                label={value.name}
                defaultChecked={chosen.values.includes(`${slug}/${value.slug}`)}
              />
            ))}
          </fieldset>
          <div className={kind === 'swatch' ? styles.pair : undefined}>
            <TextBox
              name={`new-${id}`}
              label={kind === 'swatch' ? messages.newValue(name) : messages.newValues(name)}
              {...(kind !== 'swatch' && { hint: messages.newValuesHint })}
              error={errors[`new-${id}`]}
              defaultValue={typed}
            />
            {kind === 'swatch' && (
              <OfficeField id={`hex-${id}`} label={messages.newHex}>
                <input
                  type="color"
                  id={`hex-${id}`}
                  name={`hex-${id}`}
                  defaultValue={chosen.hexes[id] ?? '#888888'}
                  className={styles.shade}
                />
              </OfficeField>
            )}
          </div>
          <div className={styles.place}>
            <div>
              <TextBox
                name={`place-${id}`}
                label={messages.place}
                inputMode="numeric"
                error={errors[`place-${id}`]}
                defaultValue={place}
                data-position={id}
                onInput={onInput}
                onBlur={onTyped}
              />
            </div>
            <Link to={`/office/catalog/option-values#${slug}`} className="link">
              {messages.orderOfValues}
            </Link>
          </div>
        </div>
      </details>
    </li>
  )
}
