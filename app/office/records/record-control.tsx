import { SelectBox, TextArea, TextBox } from '../ui/form/office-field.tsx'
import { ColorBox } from './color-box.tsx'
import { RateRows } from './rate-rows.tsx'

/** How a field is asked for. */
export interface RecordControl {
  name: string
  label: string
  hint: string
  kind: 'text' | 'lines' | 'choice' | 'rates' | 'color'
  options?: readonly { value: string; label: string }[]
}

interface RecordInputProps {
  control: RecordControl
  value: string
  error: string | undefined
}

/** The input of a field. */
export function RecordInput({ control, value, error }: RecordInputProps) {
  const { name, label, hint, kind, options = [] } = control
  const props = { id: name, name, label, hint: hint || undefined, error, defaultValue: value }
  if (kind === 'rates') return <RateRows {...{ id: name, label, hint, error, value }} />
  if (kind === 'color') return <ColorBox {...props} />
  if (kind === 'lines') return <TextArea {...props} rows={8} />
  if (kind === 'choice') return <SelectBox {...props} options={options} />
  return <TextBox {...props} autoComplete="off" />
}
