/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = `
preço, custo, preço unitário, preço de venda
tarifa, preço da passagem, preço do bilhete, preço da tarifa
receita, vendas, faturamento, valor de vendas
salário, remuneração, ordenado, vencimento, salário anual
quantidade, unidades, unidades vendidas, volume, qtd
valor, montante, total, quantia
origem, saída, partida, procedência, aeroporto de origem, cidade de origem
destino, chegada, aeroporto de destino, cidade de destino
sexo, gênero
cliente, comprador, consumidor
funcionário, empregado, trabalhador, colaborador
departamento, setor, área, seção, depto
empresa, companhia, firma, organização
companhia aérea, linha aérea, empresa aérea
país, nação
região, zona, território
província, estado, uf
cidade, município, localidade
categoria, tipo, classe, grupo
status, situação, estado
data, dia
pontuação, nota, pontos
avaliação, classificação, estrelas, nota
atraso, demora
passageiro, viajante
população, habitantes, número de habitantes
fornecedor, vendedor
produto, artigo, item, mercadoria
pedido, encomenda, compra, transação
lucro, margem, ganho
desconto, abatimento
duração, comprimento, tempo
peso, massa
telefone, número de telefone, celular
email, correio eletrônico
cargo, posição, ocupação, profissão, função
chefe, gerente, gestor, supervisor
loja, filial, estabelecimento
forma de pagamento, método de pagamento, meio de pagamento
público, espectadores
aluno, estudante
professor, docente
área, superfície, extensão
carro, automóvel, veículo
time, equipe, clube
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

/** What stands in a header to say what kind of thing it holds, before the thing or after it. */
export const kindWords: readonly string[] =
  'id identificador número numero num nro no código codigo cod chave nome nomes título valor min minutos horas segundos dias kg km cm euros eur usd dólares dolares reais brl porcentagem percentual pct referência ref'.split(
    ' ',
  )

export const intensive: readonly string[] =
  'preço tarifa custo taxa idade pontuação nota avaliação temperatura porcentagem percentual média mediana índice altura peso comprimento largura profundidade velocidade densidade nível posição latitude ano duração atraso umidade pressão proporção margem salário distância desconto tamanho juros aluguel'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'passageiros vendas receita faturamento quantidade unidades contagem lucro volume pedidos visitas cliques gols pontos vitórias derrotas público população habitantes despesas gastos orçamento produção horas minutos assentos clientes funcionários alunos mortes óbitos casos nascimentos downloads diárias'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'nome sobrenome jogador pessoa funcionário empregado cliente aluno estudante professor motorista candidato autor artista cantor vencedor treinador gerente diretor ator proprietário usuário membro paciente médico capitão presidente piloto líder campeão vendedor comprador atleta colaborador responsável'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'lugar local localização cidade país endereço região estado estádio zona distrito província origem destino aeroporto estação loja filial escritório município bairro sede'.split(
    ' ',
  )
