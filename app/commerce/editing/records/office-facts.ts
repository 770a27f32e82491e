/** How the office lists and edits a kind of record. */
export interface OfficeFacts {
  section: 'catalog' | 'content' | 'selling' | 'searches' | 'settings'
  /** In the address after the section: `/office/selling/taxes`. */
  path: string
  /** The fields that its list shows. */
  columns: readonly string[]
  /** A page that tries what these records do, linked above their list. */
  tool?: string
  /** Pages beside its list, which tabs lead to. */
  tabs?: 'searches'
  /** Buttons move its records up and down. */
  isOrdered?: true
  /** A list for each value of this field, within which records move. */
  groupedBy?: string
  /** Its list counts the products that shoppers see. */
  counts?: 'brands' | 'options' | 'priceRanges'
  /** Fills the form of a new one, if the address asks for it. */
  outline?: 'legal-page'
  /** Its form shows the products that shoppers get. */
  preview?: 'collection' | 'search'
  /** The field for a PDF that its form uploads. */
  uploads?: string
  /** Its list is a page of its own. */
  hasOwnList?: true
  /** Shoppers see none of it, only what it leads to. */
  isUnseen?: true
  /** Its form has more than fields. */
  hasOwnForm?: true
}
