/**
 * Every known class of concurrency failure in one component, found or ruled out: nine steps, static analysis and
 * exploration. The method is Long's CrOM (Testing concurrent Java components, University of Queensland, 2005), made
 * automatic.
 *
 * <p>Uses {@code frontend}, {@code model}, {@code monitor}, {@code monitor.run}, {@code monitor.spec},
 * {@code options}, {@code report}, {@code script}, {@code verify.bytecode}, {@code verify.callers},
 * {@code verify.component}, {@code verify.facts}, {@code verify.inspect}, {@code verify.judge}, {@code verify.report},
 * {@code verify.spotbugs}, {@code verify.suspicion}, {@code verify.trial}.
 */
package io.selvage.verify;
