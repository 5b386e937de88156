/**
 * What a verification has found out, as values, text, JSON and page.
 *
 * <p>Uses {@code model}, {@code report}, {@code verify.judge}, {@code verify.suspicion}, {@code verify.trial}.
 */
package io.selvage.verify.report;
