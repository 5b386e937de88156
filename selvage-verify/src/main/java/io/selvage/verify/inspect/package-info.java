/**
 * Steps 2, 3, 4, 6, 7 and 8: each looks at the facts of the class files and says what it suspects.
 *
 * <p>Uses {@code model}, {@code verify.bytecode}, {@code verify.facts},
 * {@code verify.suspicion}.
 */
package io.selvage.verify.inspect;
