/**
 * What the command line finds as services, in modules that need not be there.
 *
 * <p>Uses {@code options}, {@code report}.
 */
package io.selvage.frontend;
