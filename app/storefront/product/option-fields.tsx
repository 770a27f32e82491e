import { useRef } from 'react'
import type { SizeGuide } from '#commerce/catalog/products/size-guide.ts'
import { stockStatus, type VariantSelection } from '#commerce/catalog/products/variant-selection.ts'
import { productMessages } from '#messages/product.ts'
import { ColorPicker } from '../product-controls/color-picker.tsx'
import { SizeButtons } from '../product-controls/size-buttons.tsx'
import styles from './option-fields.module.css'
import { SizeGuidePopover } from './size-guide-popover.tsx'
import { type SelectOptions, useEarlySelection } from './use-variant-selection.ts'

interface OptionFieldsProps {
  selection: VariantSelection
  onSelect: SelectOptions
  sizeGuide: SizeGuide | undefined
}

/** The options of a variant, and its status. */
export function OptionFields({ selection, onSelect, sizeGuide }: OptionFieldsProps) {
  const { variant, size, colors, sizes, statuses } = selection
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
      <ColorPicker colors={colors} selected={variant.color} />
      <SizeButtons sizes={sizes} selected={size}>
        {sizeGuide && <SizeGuidePopover guide={sizeGuide} />}
      </SizeButtons>
      <label className={styles.status}>
        <span>{productMessages.status}</span>
        {/* The current status has no value: it doesn't overrule a size that is chosen without JavaScript. */}
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

/** `OptionFields` handles every change; React requires a listener on each control. */
function handledByParent(): void {}
