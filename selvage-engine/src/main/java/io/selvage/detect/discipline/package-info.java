/** Lock discipline: variables that no lock guards (Eraser, MLD'), and objects that more than one thread uses. */
package io.selvage.detect.discipline;
