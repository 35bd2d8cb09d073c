/** How far the viewer is into the current level. Both in experience points of this level. */
export interface Experience {
  readonly experience: number
  readonly requiredExperience: number
}
