import { useRef } from 'react'
import type { SizeGuide } from '#commerce/catalog/products/size-guide.ts'
import {
  type OfferedOption,
  stockStatus,
  type VariantSelection,
} from '#commerce/catalog/products/variant-selection.ts'
import { productMessages } from '#messages/product.ts'
import { OptionPicker } from '../product-controls/option-picker.tsx'
import styles from './option-fields.module.css'
import { SizeGuidePopover } from './size-guide-popover.tsx'
import { type SelectValues, useEarlySelection } from './use-variant-selection.ts'

interface OptionFieldsProps {
  selection: VariantSelection
  onSelect: SelectValues
  sizeGuide: SizeGuide | undefined
}

/** The options of a variant, and its status. */
export function OptionFields({ selection, onSelect, sizeGuide }: OptionFieldsProps) {
  const { options, statuses } = selection
  const current = stockStatus(selection)
  const fields = useRef<HTMLDivElement>(null)
  useEarlySelection(fields, onSelect)
  return (
    <div
      ref={fields}
      className={styles.fields}
      onChange={({ target }) => {
        const { name, value } = target as EventTarget & HTMLInputElement
        onSelect({ [name]: value })
      }}
    >
      {options.map(option => (
        <OptionPicker key={option.slug} option={option}>
          {sizeGuide && hasSizesOf(sizeGuide, option) && (
            <SizeGuidePopover guide={sizeGuide} name={option.name} />
          )}
        </OptionPicker>
      ))}
      <label className={styles.status}>
        <span>{productMessages.status}</span>
        {/* The current status has no value: it doesn't overrule a value that is chosen without JavaScript. */}
        <select name="status" value="" onChange={handledByParent}>
          {statuses.map(({ slug, offered }) => (
            <option key={slug} value={slug === current ? '' : slug} disabled={!offered}>
              {productMessages.statuses[slug]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function hasSizesOf({ sizes }: SizeGuide, { values }: OfferedOption): boolean {
  return sizes.some(size => values.some(({ name }) => name === size.name))
}

/** `OptionFields` handles every change; React requires a listener on each control. */
function handledByParent(): void {}
