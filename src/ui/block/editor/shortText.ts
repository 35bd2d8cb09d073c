import * as Blockly from 'blockly/core'
import { shortTextField } from './blockShapes.ts'
import { longestText } from '../../../domain/blocks/program.ts'

/** A text no longer than a program may hold: the limit is met while typing. */
class ShortText extends Blockly.FieldTextInput {
  protected override widgetCreate_(): HTMLInputElement | HTMLTextAreaElement {
    // oxlint-disable-next-line no-underscore-dangle -- Blockly's own name
    const input = super.widgetCreate_()
    input.maxLength = longestText
    return input
  }

  /** Phones ask for the text in a dialog of their own, which knows no limit. */
  protected override doClassValidation_(text?: unknown): string | null {
    return typeof text === 'string' ? text.slice(0, longestText) : null
  }
}

export function registerShortText(): void {
  Blockly.fieldRegistry.register(shortTextField, ShortText)
}
