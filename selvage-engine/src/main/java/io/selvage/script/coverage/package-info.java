/**
 * What executions covered of the places where a component makes threads wait.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code tracestate}.
 */
package io.selvage.script.coverage;
