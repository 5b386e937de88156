/**
 * Detectors: each inspects executions that are over and says what is wrong with them. They never see a strategy.
 *
 * <p>Uses {@code model}.
 */
package io.selvage.detect;
