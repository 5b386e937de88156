/**
 * Brings together what was suspected and what was seen: one finding for one fault, with all its witnesses.
 *
 * <p>Uses {@code model}, {@code verify.suspicion}, {@code verify.trial}.
 */
package io.selvage.verify.judge;
