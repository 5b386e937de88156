/**
 * The parts of a specification: calls, state fields, members found by reflection, wait and notify sites.
 *
 * <p>Uses {@code hooks}, {@code monitor.event}, {@code monitor.legal}, {@code options}.
 */
package io.selvage.monitor.spec;
