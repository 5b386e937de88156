/**
 * Loggers, and locks that they hold while they call back.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.logging;
