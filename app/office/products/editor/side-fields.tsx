import { localTimeOf } from '#commerce/values/zoned-time.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { Block } from '../../ui/block.tsx'
import { Check, SelectBox, TextArea, TextBox } from '../../ui/form/office-field.tsx'
import styles from './editor.module.css'
import type { EditedProduct } from './load-product-editor.server.ts'

interface SideFieldsProps {
  data: EditedProduct & { timeZone: string }
  errors: Readonly<Record<string, string | undefined>>
}

/** Visibility, organization, and the texts for search engines. */
export function SideFields({ data, errors }: SideFieldsProps) {
  const { shown, values } = data
  const { labels, hints } = messages
  return (
    <>
      <Visibility data={data} errors={errors} />
      <Organization data={data} errors={errors} />
      <Block title={messages.searchEngines}>
        <div className={styles.result}>
          <span>/productDetails/{shown.slug}</span>
          <b>{shown.seo_title || shown.title}</b>
          <p>{shown.seo_description || shown.description}</p>
        </div>
        <div className={styles.stack}>
          <TextBox
            id="slug"
            name="slug"
            label={labels.slug!}
            hint={hints.slug}
            defaultValue={values.slug}
            error={errors.slug}
            required
          />
          <TextBox
            id="seo_title"
            name="seo_title"
            label={labels.seo_title!}
            hint={hints.seo_title}
            defaultValue={values.seo_title}
            error={errors.seo_title}
          />
          <TextArea
            id="seo_description"
            name="seo_description"
            label={labels.seo_description!}
            hint={hints.seo_description}
            defaultValue={values.seo_description}
            error={errors.seo_description}
          />
        </div>
      </Block>
    </>
  )
}

function Visibility({ data: { values, timeZone }, errors }: SideFieldsProps) {
  const { visibility } = messages
  const current = values.visibility!
  const isScheduled = current !== 'published' && current !== 'draft'
  const choices = ['published', 'scheduled', 'draft'] as const
  return (
    <Block title={messages.labels.visibility!}>
      <fieldset className={styles.stack}>
        <legend className="visually-hidden">{messages.labels.visibility}</legend>
        {choices.map(choice => (
          <Check
            key={choice}
            type="radio"
            name="visibility"
            value={choice}
            label={visibility[choice]}
            defaultChecked={choice === (isScheduled ? 'scheduled' : current)}
          />
        ))}
        <div className={styles.at}>
          <TextBox
            id="publish_at"
            name="publish_at"
            type="datetime-local"
            label={visibility.at}
            hint={visibility.timeZone(timeZone)}
            error={(errors.visibility ?? errors.publish_at) && visibility.choose}
            defaultValue={Number.isNaN(Date.parse(current)) ? '' : localTimeOf(current, timeZone)}
          />
        </div>
      </fieldset>
    </Block>
  )
}

function Organization({ data: { values, choices }, errors }: SideFieldsProps) {
  const { labels, hints } = messages
  const chosen = values.categories!.split(', ')
  return (
    <Block title={messages.organization}>
      <div className={styles.stack}>
        <fieldset className={styles.categories}>
          <legend>{labels.categories}</legend>
          {choices.categories.map(({ slug, name }) => (
            <Check
              key={slug}
              name="categories"
              value={slug}
              label={name}
              defaultChecked={chosen.includes(slug)}
            />
          ))}
        </fieldset>
        <SelectBox
          id="brand"
          name="brand"
          label={labels.brand!}
          error={errors.brand}
          defaultValue={values.brand}
          options={[
            { value: '', label: messages.noBrand },
            ...choices.brands.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <TextBox
          id="tags"
          name="tags"
          label={labels.tags!}
          hint={hints.tags}
          defaultValue={values.tags}
          error={errors.tags}
        />
        <TextBox
          id="badge"
          name="badge"
          label={labels.badge!}
          hint={hints.badge}
          defaultValue={values.badge}
          error={errors.badge}
        />
        {(choices.taxClasses.length > 0 || values.tax_class !== '') && (
          <SelectBox
            id="tax_class"
            name="tax_class"
            label={labels.tax_class!}
            hint={hints.tax_class}
            error={errors.tax_class}
            defaultValue={values.tax_class}
            options={[
              { value: '', label: messages.standardTaxes },
              ...choices.taxClasses.map(name => ({ value: name, label: name })),
            ]}
          />
        )}
      </div>
    </Block>
  )
}
