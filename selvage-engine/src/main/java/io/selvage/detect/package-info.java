/**
 * Looks at executions and says what is wrong with them. Never sees a strategy, never blocks. Uses {@code model}
 * only.
 */
package io.selvage.detect;
