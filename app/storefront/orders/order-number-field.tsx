import { orderNumberMessages } from '#messages/order-number.ts'
import { TextField } from '#ui/field/field.tsx'

interface OrderNumberFieldProps {
  typed: string | undefined
  error: string | undefined
  maxLength: number
}

/** Phones start it in capitals and don't correct it. */
export function OrderNumberField({ typed, error, maxLength }: OrderNumberFieldProps) {
  return (
    <TextField
      id="orderNumber"
      name="orderNumber"
      label={orderNumberMessages.label}
      note={orderNumberMessages.note}
      error={error}
      defaultValue={typed}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
