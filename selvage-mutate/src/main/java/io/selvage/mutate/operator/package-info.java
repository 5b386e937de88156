/**
 * Concurrency mistakes as operators of PIT. They need nothing of this project but PIT, and work in any of its builds.
 *
 * <p>Uses {@code mutate.bytecode}.
 */
package io.selvage.mutate.operator;
