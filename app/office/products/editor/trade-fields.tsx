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

/** The fields for the price per unit, for customs, and for who makes it. */
export function TradeFields(props: TradeFieldsProps) {
  const {
    data: { values, choices },
    errors,
  } = props
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
      <MakerFields {...props} />
    </>
  )
}

/** The manufacturer, who answers for it in the EU, and warnings: empty fields take those of the brand. */
function MakerFields({ data: { values, choices, lacksResponsible }, errors }: TradeFieldsProps) {
  const companies = choices.companies.map(name => ({ value: name, label: name }))
  const options = [{ value: '', label: messages.ofBrand }, ...companies]
  const controls = [
    editorControl('manufacturer', { kind: 'choice', options }),
    editorControl('responsible', { kind: 'choice', options }),
    editorControl('safety', { kind: 'lines', rows: 4 }),
  ]
  return (
    <Block title={messages.makers}>
      <div className={styles.stack}>
        {lacksResponsible && <p className="bad">{messages.lacksResponsible}</p>}
        <EditorRows controls={controls} values={values} errors={errors} />
      </div>
    </Block>
  )
}
