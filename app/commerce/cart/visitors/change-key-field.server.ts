import { checkedField } from '../../editing/input/text-fields.server.ts'
import { isChangeKey } from './change-key.ts'

/** Identifies a change, so that sending it again is harmless. */
export const changeKeyField = checkedField(isChangeKey, 'invalid-key')
