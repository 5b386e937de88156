/**
 * Lock discipline: variables that no lock guards (Eraser, MLD'), and objects that more than one thread uses.
 *
 * <p>Uses {@code dependence}, {@code detect}, {@code detect.happensbefore}, {@code model}, {@code tracestate}.
 */
package io.selvage.detect.discipline;
