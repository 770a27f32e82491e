import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { Block } from '../../ui/block.tsx'
import styles from './editor.module.css'
import { EditorRows, editorControl } from './editor-rows.tsx'
import type { EditedProduct } from './load-product-editor.server.ts'

interface TradeFieldsProps {
  data: EditedProduct
  errors: Readonly<Record<string, string | undefined>>
}

const unitPrice = [editorControl('unit_measure'), editorControl('unit_base')]

/** The fields for the price per unit and for customs. */
export function TradeFields({ data: { values, choices }, errors }: TradeFieldsProps) {
  const countries = [{ value: '', label: messages.noCountry }, ...choices.countries]
  const customs = [
    editorControl('hs_code'),
    editorControl('origin_country', { kind: 'choice', options: countries }),
  ]
  return (
    <>
      <Block title={messages.unitPrice}>
        <div className={styles.stack}>
          <EditorRows controls={unitPrice} values={values} errors={errors} />
        </div>
      </Block>
      <Block title={messages.customs}>
        <div className={styles.stack}>
          <EditorRows controls={customs} values={values} errors={errors} />
        </div>
      </Block>
    </>
  )
}
