import { editableTables } from './editable-tables.ts'

const orders = { about: 'orders', permission: 'orders.edit' } as const
const giftCards = { about: 'discounts', permission: 'orders.refund' } as const
const customers = { about: 'customers', permission: 'customers.edit' } as const
const packing = { about: 'orders', permission: 'orders.pack' } as const
const stock = { about: 'stock', permission: 'stock.edit' } as const

/** Things that new rows make up for. */
const ledgers = {
  ...{ customer_note: customers, customer_deletion: customers, customer_export: customers },
  ...{ order_edit: orders, staff_note: orders, order_packing: packing, shipment: packing },
  ...{ stock_movement: stock, stock_count: stock, gift_card_movement: giftCards },
} as const

const changedTables = { ...editableTables, ...ledgers }
type ChangedTable = keyof typeof changedTables

/** A kind of thing that changes. */
export type ChangeKind = (typeof changedTables)[ChangedTable]['about']

export function tablesAbout(kind: ChangeKind): string[] {
  return Object.entries(changedTables).flatMap(([table, { about }]) => (about === kind ? [table] : []))
}

/** The permission that changing a table takes; undefined for tables that nobody changes by hand. */
export function permissionOfTable(table: string) {
  return Object.hasOwn(changedTables, table) ? changedTables[table as ChangedTable].permission : undefined
}
