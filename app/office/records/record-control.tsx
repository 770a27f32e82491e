import { PictureField } from '../pictures/picture-field.tsx'
import { PublicationField } from '../publication/publication-field.tsx'
import { ShownTimeBox } from '../publication/shown-time-box.tsx'
import { LongTextField } from '../text-editor/long-text-field.tsx'
import { SelectBox, TextArea, TextBox } from '../ui/form/office-field.tsx'
import type { LoadedCollection } from './collection/load-collection.server.ts'
import { ProductListBox } from './collection/product-list-box.tsx'
import { ColorBox } from './color-box.tsx'
import { RateRows } from './rates/rate-rows.tsx'

/** How a field is asked for. */
export interface RecordControl {
  name: string
  label: string
  hint: string
  kind:
    | 'text'
    | 'lines'
    | 'choice'
    | 'rates'
    | 'color'
    | 'rich-text'
    | 'picture'
    | 'publication'
    | 'shown-time'
    | 'products'
  /** Of a picture. */
  isOptional?: boolean
  options?: readonly { value: string; label: string }[]
}

/** Facts that some inputs need. */
export interface RecordFacts {
  /** The widths of the record's pictures, by hash. */
  pictureWidths: Readonly<Record<string, number>>
  timeZone: string
  /** The preview of a collection. */
  collection: LoadedCollection | null
}

interface RecordInputProps {
  control: RecordControl
  facts: RecordFacts
  value: string
  error: string | undefined
}

/** The input of a field. */
export function RecordInput({ control, facts, value, error }: RecordInputProps) {
  const { name, label, hint, kind, options = [], isOptional = false } = control
  const { pictureWidths, timeZone, collection } = facts
  const props = { id: name, name, label, hint: hint || undefined, error, defaultValue: value }
  if (kind === 'rates') return <RateRows {...{ id: name, label, hint, error, value }} />
  if (kind === 'products') return <ProductListBox {...props} titles={collection?.titles ?? {}} />
  if (kind === 'color') return <ColorBox {...props} />
  if (kind === 'rich-text') return <LongTextField {...props} pictureWidths={pictureWidths} />
  if (kind === 'picture') return <PictureField {...props} {...{ isOptional, pictureWidths }} />
  if (kind === 'publication') return <PublicationField {...{ name, label, value, error, timeZone }} />
  if (kind === 'shown-time') return <ShownTimeBox {...{ name, label, hint, value, error, timeZone }} />
  if (kind === 'lines') return <TextArea {...props} rows={8} />
  if (kind === 'choice') return <SelectBox {...props} options={options} />
  return <TextBox {...props} autoComplete="off" />
}
