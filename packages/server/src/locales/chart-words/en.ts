import { heard, type Heard } from '../hears.ts'

export const en: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'pie chart | as a pie | as a pie chart | in a pie chart | pie | donut chart | doughnut chart | a pie chart of | pie chart of | pie graph',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'stacked bar chart | stacked bars | stacked | as a stacked bar chart | stacked column chart | as stacked bars | stacked bar | a stacked bar chart of | stack them',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'grouped bar chart | grouped bars | as a grouped bar chart | clustered bar chart | side by side bars | as grouped bars | bars side by side',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'scatter plot | scatterplot | scatter | as a scatter plot | scatter chart | scatter graph | as a scatter | scatter plot of | scatterplot of | a scatter plot of | a scatterplot of | in a scatter plot | with a scatterplot | with a scatter plot | dot plot',
  ),
  heard(
    { kind: 'chart', chart: 'histogram' },
    'histogram | histogram of | as a histogram | a histogram of | in a histogram',
  ),
  heard({ kind: 'chart', chart: 'area' }, 'area chart | as an area chart | area plot | area graph'),
  heard(
    { kind: 'chart', chart: 'box' },
    'box plot | boxplot | as a box plot | box plot of | box and whisker plot',
  ),
  heard({ kind: 'chart', chart: 'heat-map' }, 'heat map | heatmap | as a heat map | as a heatmap'),
  heard({ kind: 'chart', chart: 'number' }, 'as a number | as one number | big number | number card'),
  heard(
    { kind: 'chart', chart: 'none' },
    'no chart | without a chart | no picture | just the number | only the number | just the numbers | just the table | only the table | no graph | no plot | without chart',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'the correlation | the correlation between | the correlation of | show correlation | show the correlation | shows the correlation | show me the correlation | shows the correlation between | show the correlation between | show the correlation of | relationship | relationships | relationship between | relationships between | the relationships between | the relationship between | relation between | relation | related | association between',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'trend | trends | the trend | trend of | trends of | tendency | over time | change over | changes over | change over time | changed over time | over the years | over the year | development of | develop | developed | evolution of | evolve | evolved | change | changes',
  ),
  heard(
    { kind: 'suggest', chart: 'pie' },
    'proportion | the proportion | proportion of | the proportion of | proportions of | percentage | percentage of | percentages | share of | shares | share | shares of | composition of | make up of | makeup of | proportions',
  ),
  heard(
    { kind: 'suggest', chart: 'bar' },
    'compare | comparison | comparison of | the comparison | comparing | comparison between',
  ),
  heard(
    { kind: 'suggest', chart: 'histogram' },
    'distribution | distribution of | the distribution of | spread of | how are distributed | how is distributed',
  ),
  heard(
    { kind: 'axis', axis: 'x' },
    'x axis | x-axis | the x axis | x | horizontal axis | the x | the x-axis',
  ),
  heard({ kind: 'axis', axis: 'y' }, 'y axis | y-axis | the y axis | y | vertical axis | the y | the y-axis'),
  heard(
    { kind: 'bin' },
    'bin | bins | binned | binning | binned by | bin by | bin into | interval | intervals | bucket | buckets | bucketed | bucketed by | into intervals | grouped into bins | each bin',
  ),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'weekday | weekdays | day of the week | days of the week | day of week | by weekday | per weekday | each weekday | every weekday | per day of the week | per day of week | by day of the week | by day of week',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'hour of the day | hour of day | by hour | per hour | hourly | each hour | every hour | hours of the day | by hour of the day | by hour of day',
  ),
]
