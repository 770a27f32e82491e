import { productEditorMessages } from '#messages/office/product-editor.ts'
import { SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import tools from './grid-tools.module.css'
import type { SheetFilter, SheetOption } from './sheet-rows.ts'

const messages = productEditorMessages.variants

interface GridFiltersProps {
  options: readonly SheetOption[]
  filter: SheetFilter
  onFilter: (filter: SheetFilter) => void
}

/** The filters of the grid: a value of each option, and a part of an SKU. */
export function GridFilters({ options, filter, onFilter }: GridFiltersProps) {
  const choose = (option: number, value: string) =>
    onFilter({
      ...filter,
      places: options.map((_, at) =>
        at !== option ? filter.places[at] : value === '' ? undefined : Number(value),
      ),
    })
  return (
    <search className={`${tools.filters} ${tools.scripted}`} aria-label={messages.filters}>
      {options.map(({ name, values }, at) => (
        <SelectBox
          key={name}
          id={`show-option-${at}`}
          form="no-form"
          label={name}
          value={filter.places[at] ?? ''}
          onChange={event => choose(at, event.target.value)}
          options={[
            { value: '', label: messages.anyValue },
            ...values.map(({ name }, place) => ({ value: String(place), label: name })),
          ]}
        />
      ))}
      <TextBox
        id="show-sku"
        form="no-form"
        label={messages.sku}
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.partOfSku}
        value={filter.sku}
        onChange={event => onFilter({ ...filter, sku: event.target.value })}
      />
    </search>
  )
}
