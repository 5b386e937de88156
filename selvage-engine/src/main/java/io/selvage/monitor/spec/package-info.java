/** The parts of a specification: calls, state fields, members found by reflection, wait and notify sites. */
package io.selvage.monitor.spec;
