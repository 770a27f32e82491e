import { type AddressField, countryFormat } from '#commerce/values/addresses/country-format.ts'
import { maxAddressFieldLength } from '#commerce/values/addresses/validate-address.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { SelectBox, TextBox } from '#office/ui/form/office-field.tsx'
import { addressFieldLabel } from '#ui/address-text.ts'
import type { EditFormView } from './edit-form-view.server.ts'
import styles from './edit-order.module.css'

/** The email and address of an order, in the order of the country's fields. */
export function EditContact({ form }: { form: EditFormView }) {
  const { email, address, countries, errors } = form
  const { country } = address
  const fields: AddressField[] = [...countryFormat(country).rows.flat(), 'company', 'phone']
  return (
    <fieldset className={styles.contact}>
      <legend>{texts.contact}</legend>
      <TextBox
        name="email"
        inputMode="email"
        label={texts.email}
        defaultValue={email}
        error={errors.email}
        autoComplete="off"
      />
      <SelectBox
        name="country"
        label={addressFieldLabel(country, 'country')}
        defaultValue={country}
        options={countries}
        error={errors.country}
        hint={texts.deliveryStays}
      />
      {fields.map(field => (
        <ContactField key={`${field}-${country}`} field={field} form={form} />
      ))}
    </fieldset>
  )
}

function ContactField({ field, form }: { field: AddressField; form: EditFormView }) {
  const { address, errors } = form
  const { country } = address
  const { region } = countryFormat(country)
  const common = {
    ...{ id: field, name: field, label: addressFieldLabel(country, field) },
    ...{ defaultValue: address[field], error: errors[field] },
  }
  if (field === 'region' && region) {
    const choices = region.choices.map(({ code, name }) => ({ value: code, label: name }))
    return <SelectBox {...common} options={[{ value: '', label: texts.none }, ...choices]} />
  }
  return <TextBox {...common} maxLength={maxAddressFieldLength[field]} autoComplete="off" />
}
